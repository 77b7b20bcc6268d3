// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `bark`.
    pub bark: bool,
}

/// What a [`Dog`] cannot be without.
#[derive(Clone, Debug)]
pub struct DogRequired {
    /// `bark`.
    pub bark: bool,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self { bark: required.bark }
    }
}

impl json::EncodeFields for Dog {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("bark", &self.bark);
    }
}

impl object::Object for Dog {
    const FIELDS: &'static [&'static str] = &["bark"];

    type Slots = DogSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            bark: object::required(slots.bark, "bark")?,
        })
    }
}

object::implement!(Dog);

/// The fields of a [`Dog`] read so far.
#[derive(Default)]
pub struct DogSlots {
    bark: Option<bool>,
}

impl slot::Slots for DogSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.bark,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "bark",
            required: true,
            schema: Schema::Boolean,
        },
    ],
    Others::Any,
);
