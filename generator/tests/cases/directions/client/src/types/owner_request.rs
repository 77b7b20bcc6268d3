// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::{json, object, slot};
use crate::types::Owner;

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

impl From<Owner> for OwnerRequest {
    fn from(value: Owner) -> Self {
        Self { name: value.name }
    }
}
