// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OwnerRequest {
    /// `name`.
    pub name: String,
}

/// What a [`OwnerRequest`] cannot be without.
#[derive(Clone, Debug)]
pub struct OwnerRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<OwnerRequestRequired> for OwnerRequest {
    fn from(required: OwnerRequestRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for OwnerRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl object::Object for OwnerRequest {
    const FIELDS: &'static [&'static str] = &["name", "id"];

    type Slots = OwnerRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
        })
    }
}

object::implement!(OwnerRequest);

/// The fields of a [`OwnerRequest`] read so far.
#[derive(Default)]
pub struct OwnerRequestSlots {
    name: Option<String>,
}

impl slot::Slots for OwnerRequestSlots {
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
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    Others::Any,
);
