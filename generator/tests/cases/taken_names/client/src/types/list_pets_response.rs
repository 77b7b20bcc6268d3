// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponse`.

use crate::runtime::{json, object, slot};
use crate::types::ListPetsResponsePetsItemType;

/// `ListPetsResponse`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

/// What a [`ListPetsResponse`] cannot be without.
#[derive(Clone, Debug)]
pub struct ListPetsResponseRequired {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

impl From<ListPetsResponseRequired> for ListPetsResponse {
    fn from(required: ListPetsResponseRequired) -> Self {
        Self { pets: required.pets }
    }
}

impl json::EncodeFields for ListPetsResponse {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("pets", &self.pets);
    }
}

impl object::Object for ListPetsResponse {
    const FIELDS: &'static [&'static str] = &["pets"];

    type Slots = ListPetsResponseSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            pets: object::required(slots.pets, "pets")?,
        })
    }
}

object::implement!(ListPetsResponse);

/// The fields of a [`ListPetsResponse`] read so far.
#[derive(Default)]
pub struct ListPetsResponseSlots {
    pets: Option<Vec<ListPetsResponsePetsItemType>>,
}

impl slot::Slots for ListPetsResponseSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.pets,
            _ => return None,
        };
        Some(slot)
    }
}
