// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use crate::runtime::{json, object, slot};

/// `Base`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Base {
    /// `name`.
    pub name: String,
}

/// What a [`Base`] cannot be without.
#[derive(Clone, Debug)]
pub struct BaseRequired {
    /// `name`.
    pub name: String,
}

impl From<BaseRequired> for Base {
    fn from(required: BaseRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Base {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl object::Object for Base {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = BaseSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
        })
    }
}

object::implement!(Base);

/// The fields of a [`Base`] read so far.
#[derive(Default)]
pub struct BaseSlots {
    name: Option<String>,
}

impl slot::Slots for BaseSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}
