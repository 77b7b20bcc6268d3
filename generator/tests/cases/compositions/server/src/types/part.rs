// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Part`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Part {
    /// `name`.
    pub name: String,
}

/// What a [`Part`] cannot be without.
#[derive(Clone, Debug)]
pub struct PartRequired {
    /// `name`.
    pub name: String,
}

impl From<PartRequired> for Part {
    fn from(required: PartRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Part {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl object::Object for Part {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = PartSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
        })
    }
}

object::implement!(Part);

/// The fields of a [`Part`] read so far.
#[derive(Default)]
pub struct PartSlots {
    name: Option<String>,
}

impl slot::Slots for PartSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
