// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Where the values of the fields of an object are kept while it is read.

use std::collections::BTreeMap;

use super::decode::{self, Decode};
use super::fault::Fault;
use super::null::IS_ABSENT;
use super::reader::Reader;

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

/// The place of a field that is known and passed over.
#[derive(Debug)]
pub struct Passed;

impl Slot for Passed {
    fn is_filled(&self) -> bool {
        false
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        reader.skip()
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
