// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixedValue`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `EverythingMixedValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EverythingMixedValue {
    /// `a`.
    pub a: Option<String>,
}

impl EverythingMixedValue {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for EverythingMixedValue {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for EverythingMixedValue {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = EverythingMixedValueSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(EverythingMixedValue);

/// The fields of a [`EverythingMixedValue`] read so far.
#[derive(Default)]
pub struct EverythingMixedValueSlots {
    a: Option<String>,
}

impl slot::Slots for EverythingMixedValueSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
