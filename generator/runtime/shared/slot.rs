//! Where the values of the fields of an object are kept while it is read.

use std::collections::BTreeMap;

use super::decode::{self, Decode};
use super::fault::Fault;
use super::null::IS_ABSENT;
use super::reader::Reader;

/// The fields of an object read so far.
pub trait Slots {
    /// Where the field of this index is kept; `None` if it is passed over.
    fn slot(&mut self, index: usize) -> Option<&mut dyn Slot>;

    /// What becomes of a field that has no index.
    fn other(&mut self) -> Other<'_> {
        Other::Ignored
    }
}

/// What becomes of a field that is not one of an object's own.
pub enum Other<'s> {
    /// It is passed over.
    Ignored,
    /// It makes the object wrong.
    Refused,
    /// It is kept here.
    Kept(&'s mut dyn Kept),
}

/// A place for the value of a field.
pub trait Slot {
    /// Whether a value is there.
    fn is_filled(&self) -> bool;

    /// Reads the value.
    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault>;
}

impl<T: Decode> Slot for Option<T> {
    fn is_filled(&self) -> bool {
        self.is_some()
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        let is_absent = IS_ABSENT && !T::TAKES_NULL && reader.null()?;
        if !is_absent {
            *self = Some(T::decode(reader)?);
        }
        Ok(())
    }
}

/// A place for the values of fields of any name.
pub trait Kept {
    /// Reads the value of the field of this name.
    fn keep(&mut self, name: &str, reader: &mut Reader<'_>) -> Result<(), Fault>;
}

impl<T: Decode> Kept for BTreeMap<String, T> {
    fn keep(&mut self, name: &str, reader: &mut Reader<'_>) -> Result<(), Fault> {
        let value = T::decode(reader)?;
        decode::keep(self, name, value)
    }
}
