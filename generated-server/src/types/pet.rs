// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::{json, object, slot};
use crate::types::PetStatus;

/// An animal, as returned.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// `status`.
    pub status: Option<PetStatus>,
}

/// What a [`Pet`] cannot be without.
#[derive(Clone, Debug)]
pub struct PetRequired {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            category_id: required.category_id,
            status: None,
        }
    }
}

impl Pet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<PetStatus>>) -> Self {
        self.status = status.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.field("categoryId", &self.category_id);
        fields.optional("status", &self.status);
    }
}

impl object::Object for Pet {
    const FIELDS: &'static [&'static str] = &["id", "name", "categoryId", "status"];

    type Slots = PetSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            id: object::required(slots.id, "id")?,
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status,
        };
        object::check(!value.name.contains('\0'), "name")?;
        Ok(value)
    }
}

object::implement!(Pet);

/// The fields of a [`Pet`] read so far.
#[derive(Default)]
pub struct PetSlots {
    id: Option<i64>,
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<PetStatus>,
}

impl slot::Slots for PetSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.name,
            2 => &mut self.category_id,
            3 => &mut self.status,
            _ => return None,
        };
        Some(slot)
    }
}
