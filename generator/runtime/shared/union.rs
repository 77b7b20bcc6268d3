//! Reading a JSON value that may be of one of several types.
//!
//! A type lists what its branches are told apart by; the value is looked at once,
//! and then read as the branch that it belongs to.

use std::fmt::Display;

use serde::de::{self, Deserialize, Deserializer};
use serde::ser::SerializeMap;
use serde_json::Value;
use serde_json::value::RawValue;

use super::shape;
use super::told::Told;

/// A value of one of several types.
pub trait Union: Sized {
    /// What its branches are told apart by.
    const TOLD: Told;

    /// Reads a value of the branch with this index.
    fn read(branch: usize, json: &str) -> Result<Self, serde_json::Error>;

    /// What a value is that belongs to none of the branches.
    fn other<E: de::Error>(_json: &str, message: impl Display) -> Result<Self, E> {
        Err(E::custom(message))
    }
}

/// Reads a value of one of several types.
pub fn deserialize<'de, T: Union, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let raw = Box::<RawValue>::deserialize(deserializer)?;
    let json = raw.get();
    let shape = shape::of(json).map_err(de::Error::custom)?;
    let candidates = T::TOLD.candidates(&shape);
    match read::<T>(&candidates, json) {
        Ok(Some(value)) => Ok(value),
        Ok(None) => T::other(json, "a value fits several types, and must fit one"),
        Err(Some(error)) if T::TOLD.is_by_field() => Err(de::Error::custom(error)),
        Err(Some(error)) => T::other(json, error),
        Err(None) => T::other(json, T::TOLD.expected()),
    }
}

/// Reads a value as one of some branches. `None` is one of several that may be of one
/// only; the error is the first, if there is a branch at all.
fn read<T: Union>(
    candidates: &[usize],
    json: &str,
) -> Result<Option<T>, Option<serde_json::Error>> {
    let mut found = None;
    let mut first_error = None;
    for branch in candidates {
        match T::read(*branch, json) {
            Ok(_) if found.is_some() => return Ok(None),
            Ok(value) if T::TOLD.allows_several() => return Ok(Some(value)),
            Ok(value) => found = Some(value),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    match found {
        Some(value) => Ok(Some(value)),
        None => Err(first_error),
    }
}

/// Writes the fields of a value that is not known, but for the one that tells its type.
pub fn write<M: SerializeMap>(value: &Value, tag: &str, object: &mut M) -> Result<(), M::Error> {
    let fields = value.as_object().into_iter().flatten();
    for (name, value) in fields.filter(|(name, _)| *name != tag) {
        object.serialize_entry(name, value)?;
    }
    Ok(())
}

/// Reads a value of a branch, and checks what its type does not.
pub fn branch<'de, T: Deserialize<'de>>(
    json: &'de str,
    holds: impl FnOnce(&T) -> bool,
) -> Result<T, serde_json::Error> {
    let value = serde_json::from_str(json)?;
    match holds(&value) {
        true => Ok(value),
        false => Err(de::Error::custom("a value is not allowed")),
    }
}
