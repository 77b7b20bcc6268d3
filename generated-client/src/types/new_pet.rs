// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use crate::runtime::{json, object, slot};
use crate::types::PetStatus;

/// An animal, as sent on creation.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewPet {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// Availability status. Where it is omitted, the animal is `available`.
    ///
    /// Where it is left out, the server takes `available`.
    pub status: Option<PetStatus>,
}

/// What a [`NewPet`] cannot be without.
#[derive(Clone, Debug)]
pub struct NewPetRequired {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<NewPetRequired> for NewPet {
    fn from(required: NewPetRequired) -> Self {
        Self {
            name: required.name,
            category_id: required.category_id,
            status: None,
        }
    }
}

impl NewPet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<PetStatus>>) -> Self {
        self.status = status.into();
        self
    }
}

impl json::EncodeFields for NewPet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("categoryId", &self.category_id);
        fields.optional("status", &self.status);
    }
}

impl object::Object for NewPet {
    const FIELDS: &'static [&'static str] = &["name", "categoryId", "status"];

    type Slots = NewPetSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status,
        })
    }
}

object::implement!(NewPet);

/// The fields of a [`NewPet`] read so far.
#[derive(Default)]
pub struct NewPetSlots {
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<PetStatus>,
}

impl slot::Slots for NewPetSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.category_id,
            2 => &mut self.status,
            _ => return None,
        };
        Some(slot)
    }
}
