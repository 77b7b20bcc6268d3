//! Slots for the fields of an object while it is decoded.

use std::collections::BTreeMap;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// The slot of a field.
pub trait Slot {
    /// Returns `true` if it holds a value.
    fn is_filled(&self) -> bool;

    /// Decodes the value.
    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError>;
}

impl<T: Decode> Slot for Option<T> {
    fn is_filled(&self) -> bool {
        self.is_some()
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        if !is_absent::<T>(reader)? {
            *self = Some(T::decode(reader)?);
        }
        Ok(())
    }
}

/// Reads a `null` that stands for an absent field.
pub fn is_absent<T: Decode>(reader: &mut Reader<'_>) -> Result<bool, DecodeError> {
    Ok(reader.is_tolerant() && !T::TAKES_NULL && reader.null()?)
}

/// The slot of a field that is ignored.
pub struct Passed;

impl Slot for Passed {
    fn is_filled(&self) -> bool {
        false
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        reader.skip()
    }
}

/// The slot of the additional properties.
pub trait Kept {
    /// Decodes the value of a field with this name.
    fn keep(&mut self, name: &str, reader: &mut Reader<'_>) -> Result<(), DecodeError>;
}

impl<T: Decode> Kept for BTreeMap<String, T> {
    fn keep(&mut self, name: &str, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        let value = T::decode(reader)?;
        decode::keep(self, name, value)
    }
}
