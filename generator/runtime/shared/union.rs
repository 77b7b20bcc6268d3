//! Decoding of unions.
//!
//! A type names its discriminator; the value is inspected once and then decoded as the variant
//! found.

use super::fault::Fault;
use super::reader::Reader;
use super::shape;
use super::told::Told;

/// A union type.
pub trait Union: Sized {
    /// Determines the variant of a value.
    const TOLD: Told;

    /// Decodes a value of the variant with this index.
    fn read(branch: usize, reader: &mut Reader<'_>) -> Result<Self, Fault>;

    /// Handles a value that matches no variant.
    fn other(_reader: &mut Reader<'_>, fault: Fault) -> Result<Self, Fault> {
        Err(fault)
    }
}

/// Decodes a value of a union.
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
        // A variant that fits was kept, so this does not happen.
        (Ok(()), None) => Err(Fault::new(T::TOLD.expected())),
        (Err(Unfit::Wrong(fault)), _) => Err(fault),
        (Err(Unfit::Other(fault)), _) => T::other(&mut value.clone(), fault),
    }
}

/// The reason why a value matches no variant.
enum Unfit {
    /// The value has the shape of a variant, but is invalid.
    Wrong(Fault),
    /// The value has another shape, or matches several variants of which only one is allowed.
    Other(Fault),
}

/// Decodes a value as a variant, and keeps it.
type Read<'r> = dyn FnMut(usize, &mut Reader<'_>) -> Result<(), Fault> + 'r;

/// Decodes a value as each variant that it can match.
fn fit(told: &Told, value: &Reader<'_>, read: &mut Read<'_>) -> Result<(), Unfit> {
    let shape = shape::of(value.clone()).map_err(Unfit::Wrong)?;
    let mut is_found = false;
    let mut first_fault = None;
    for branch in told.candidates(&shape) {
        match read(branch, &mut value.clone()) {
            Ok(()) if is_found => {
                let fault = Fault::new("a value matches several types, expected exactly one");
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

/// Returns the value of a variant, if it satisfies the constraints that its type does not check.
pub fn checked<T>(value: Result<T, Fault>, holds: impl FnOnce(&T) -> bool) -> Result<T, Fault> {
    let value = value?;
    match holds(&value) {
        true => Ok(value),
        false => Err(Fault::new("a value is not allowed")),
    }
}
