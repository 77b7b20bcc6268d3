// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::{json, object, slot};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

/// What a [`Owner`] cannot be without.
#[derive(Clone, Debug)]
pub struct OwnerRequired {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

impl From<OwnerRequired> for Owner {
    fn from(required: OwnerRequired) -> Self {
        Self {
            name: required.name,
            id: required.id,
        }
    }
}

impl json::EncodeFields for Owner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("id", &self.id);
    }
}

impl object::Object for Owner {
    const FIELDS: &'static [&'static str] = &["name", "id"];

    type Slots = OwnerSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            id: object::required(slots.id, "id")?,
        })
    }
}

object::implement!(Owner);

/// The fields of a [`Owner`] read so far.
#[derive(Default)]
pub struct OwnerSlots {
    name: Option<String>,
    id: Option<i64>,
}

impl slot::Slots for OwnerSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.id,
            _ => return None,
        };
        Some(slot)
    }
}
