//! Reading a JSON value that may be of one of several types.
//!
//! A type lists what its branches are told apart by; the value is looked at once,
//! and then read as the branch that it belongs to.

use super::fault::Fault;
use super::reader::Reader;
use super::shape;
use super::told::Told;

/// A value of one of several types.
pub trait Union: Sized {
    /// What its branches are told apart by.
    const TOLD: Told;

    /// Reads a value of the branch with this index.
    fn read(branch: usize, reader: &mut Reader<'_>) -> Result<Self, Fault>;

    /// What a value is that belongs to none of the branches.
    fn other(_reader: &mut Reader<'_>, fault: Fault) -> Result<Self, Fault> {
        Err(fault)
    }
}

/// Reads a value of one of several types.
pub fn decode<T: Union>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    let value = reader.ahead()?;
    let shape = shape::of(value.clone())?;
    let candidates = T::TOLD.candidates(&shape);
    match read::<T>(&candidates, &value) {
        Ok(Some(value)) => Ok(value),
        Ok(None) => {
            let fault = Fault::new("a value fits several types, and must fit one");
            T::other(&mut value.clone(), fault)
        }
        Err(Some(fault)) if T::TOLD.is_by_field() => Err(fault),
        Err(fault) => {
            let fault = fault.unwrap_or_else(|| Fault::new(T::TOLD.expected()));
            T::other(&mut value.clone(), fault)
        }
    }
}

/// Reads a value as one of some branches. `None` is one of several that may be of one
/// only; the fault is the first, if there is a branch at all.
fn read<T: Union>(candidates: &[usize], value: &Reader<'_>) -> Result<Option<T>, Option<Fault>> {
    let mut found = None;
    let mut first_fault = None;
    for branch in candidates {
        match T::read(*branch, &mut value.clone()) {
            Ok(_) if found.is_some() => return Ok(None),
            Ok(value) if T::TOLD.allows_several() => return Ok(Some(value)),
            Ok(value) => found = Some(value),
            Err(fault) => first_fault = first_fault.or(Some(fault)),
        }
    }
    match found {
        Some(value) => Ok(Some(value)),
        None => Err(first_fault),
    }
}

/// The value of a branch, if what its type does not check holds.
pub fn checked<T>(value: Result<T, Fault>, holds: impl FnOnce(&T) -> bool) -> Result<T, Fault> {
    let value = value?;
    match holds(&value) {
        true => Ok(value),
        false => Err(Fault::new("a value is not allowed")),
    }
}
