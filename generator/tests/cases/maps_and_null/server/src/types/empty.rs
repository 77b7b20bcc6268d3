// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::schema::{Others, Schema};
use crate::runtime::{json, object, slot};

/// `Empty`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Empty {}

impl json::EncodeFields for Empty {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl object::Object for Empty {
    const FIELDS: &'static [&'static str] = &[];

    type Slots = EmptySlots;

    fn finish(_slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {})
    }
}

object::implement!(Empty);

/// The fields of a [`Empty`] read so far.
#[derive(Default)]
pub struct EmptySlots {}

impl slot::Slots for EmptySlots {
    fn slot(&mut self, _index: usize) -> Option<&mut dyn slot::Slot> {
        None
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Refused
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(&[], Others::None);
