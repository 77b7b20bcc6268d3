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
    let mut found = None;
    let fits = fit(&T::TOLD, &value, &mut |branch, reader| {
        let read = T::read(branch, reader)?;
        found.get_or_insert(read);
        Ok(())
    });
    match (fits, found) {
        (Ok(()), Some(value)) => Ok(value),
        // What fits was kept, and so this does not happen.
        (Ok(()), None) => Err(Fault::new(T::TOLD.expected())),
        (Err(Unfit::Wrong(fault)), _) => Err(fault),
        (Err(Unfit::Other(fault)), _) => T::other(&mut value.clone(), fault),
    }
}

/// Why a value is of none of the branches.
enum Unfit {
    /// It is of one, which it does not hold to.
    Wrong(Fault),
    /// It is of another kind, or of several that it may not be at once.
    Other(Fault),
}

/// Reads a value as a branch, and keeps it.
type Read<'r> = dyn FnMut(usize, &mut Reader<'_>) -> Result<(), Fault> + 'r;

/// Reads a value as the branch that it belongs to, or as each of those that it may belong to.
fn fit(told: &Told, value: &Reader<'_>, read: &mut Read<'_>) -> Result<(), Unfit> {
    let shape = shape::of(value.clone()).map_err(Unfit::Wrong)?;
    let mut is_found = false;
    let mut first_fault = None;
    for branch in told.candidates(&shape) {
        match read(branch, &mut value.clone()) {
            Ok(()) if is_found => {
                let fault = Fault::new("a value fits several types, and must fit one");
                return Err(Unfit::Other(fault));
            }
            Ok(()) if told.allows_several() => return Ok(()),
            Ok(()) => is_found = true,
            Err(fault) => first_fault = first_fault.or(Some(fault)),
        }
    }
    if is_found {
        return Ok(());
    }
    match first_fault {
        Some(fault) if told.is_by_field() => Err(Unfit::Wrong(fault)),
        Some(fault) => Err(Unfit::Other(fault)),
        None => Err(Unfit::Other(Fault::new(told.expected()))),
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
