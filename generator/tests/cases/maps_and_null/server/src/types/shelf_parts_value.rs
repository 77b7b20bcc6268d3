// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfPartsValue`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

/// `ShelfPartsValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    /// `size`.
    pub size: Option<f64>,
}

impl ShelfPartsValue {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<f64>>) -> Self {
        self.size = size.into();
        self
    }
}

impl json::EncodeFields for ShelfPartsValue {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("size", &self.size);
    }
}

impl object::Object for ShelfPartsValue {
    const FIELDS: &'static [&'static str] = &["size"];

    type Slots = ShelfPartsValueSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { size: slots.size })
    }
}

object::implement!(ShelfPartsValue);

/// The fields of a [`ShelfPartsValue`] read so far.
#[derive(Default)]
pub struct ShelfPartsValueSlots {
    size: Option<f64>,
}

impl slot::Slots for ShelfPartsValueSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.size,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "size",
            required: false,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
