// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Reading JSON objects into structs: one visitor for every type.
//!
//! A type gives the names of its fields and says how to store one; the loop over
//! the fields is compiled once per format and shared.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};

/// A struct that is read from the fields of a JSON object.
pub trait Object: Sized {
    /// What an error message calls the type.
    const NAME: &'static str;
    /// The names of the fields on the wire, in the order of `set`'s index.
    const FIELDS: &'static [&'static str];
    /// The fields read so far.
    type Slots: Default;

    /// Reads the value of the field `FIELDS[index]`.
    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error>;

    /// Whether [`other`](Self::other) is to know the names of the fields that are not in `FIELDS`.
    const NAMES_OTHERS: bool = false;

    /// Reads the value of a field that is not in `FIELDS`.
    fn other<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        skip(map)
    }

    /// Makes the struct, or tells which field is missing or not allowed.
    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E>;
}

/// Reads a `T` from a JSON object. Unknown fields are passed over.
pub fn deserialize<'de, T: Object, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

/// Reads the value of a field that may stand once.
pub fn field<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    slot: &mut Option<T>,
    name: &'static str,
    map: &mut A,
) -> Result<(), A::Error> {
    if slot.is_some() {
        return Err(de::Error::duplicate_field(name));
    }
    *slot = Some(map.next_value()?);
    Ok(())
}

/// Reads the value of an optional field, taking `null` for absent.
pub fn lenient_field<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    slot: &mut Option<T>,
    map: &mut A,
) -> Result<(), A::Error> {
    *slot = map.next_value()?;
    Ok(())
}

/// The value of a required field.
pub fn required<T, E: de::Error>(slot: Option<T>, name: &'static str) -> Result<T, E> {
    slot.ok_or_else(|| E::missing_field(name))
}

/// Passes over the value of a field that is not known.
pub fn skip<'de, A: MapAccess<'de>>(map: &mut A) -> Result<(), A::Error> {
    map.next_value::<IgnoredAny>().map(drop)
}

/// Keeps the value of a field among the others. A repeated one is refused.
pub fn keep<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    others: &mut BTreeMap<String, T>,
    name: String,
    map: &mut A,
) -> Result<(), A::Error> {
    let value = map.next_value()?;
    match others.insert(name, value) {
        None => Ok(()),
        Some(_) => Err(de::Error::custom("a field is repeated")),
    }
}

/// Refuses a field that is not known.
pub fn refuse<E: de::Error>() -> Result<(), E> {
    Err(E::custom("a field is not known"))
}

/// Refuses an object if the value of a field is not allowed.
pub fn check<E: de::Error>(holds: bool, name: &'static str) -> Result<(), E> {
    if holds {
        Ok(())
    } else {
        Err(E::custom(format_args!("field `{name}` is not allowed")))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Object> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "an object ({})", T::NAME)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let mut slots = T::Slots::default();
        let mut next = 0;
        while let Some(found) = map.next_key_seed(FieldName {
            names: T::FIELDS,
            next,
            names_others: T::NAMES_OTHERS,
        })? {
            match found {
                Found::Field(index) => {
                    T::set(&mut slots, index, &mut map)?;
                    next = index + 1;
                }
                Found::Other(name) => T::other(&mut slots, name, &mut map)?,
            }
        }
        T::finish(slots)
    }
}

/// Finds a field by its name, trying first the one that follows the last.
struct FieldName {
    names: &'static [&'static str],
    next: usize,
    names_others: bool,
}

/// Which field a name is that of.
enum Found {
    /// The field of this index.
    Field(usize),
    /// None that is known. The name is empty if it is not wanted.
    Other(String),
}

impl<'de> DeserializeSeed<'de> for FieldName {
    type Value = Found;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Found, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for FieldName {
    type Value = Found;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a field name")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Found, E> {
        if self
            .names
            .get(self.next)
            .is_some_and(|expected| *expected == name)
        {
            return Ok(Found::Field(self.next));
        }
        Ok(match self.names.iter().position(|known| *known == name) {
            Some(index) => Found::Field(index),
            None if self.names_others => Found::Other(name.to_owned()),
            None => Found::Other(String::new()),
        })
    }
}
