// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use crate::runtime::{json, object, slot};
use crate::types::UuidType;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItemType {
    /// `id`.
    pub id: Option<UuidType>,
}

impl ListPetsResponsePetsItemType {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl Into<Option<UuidType>>) -> Self {
        self.id = id.into();
        self
    }
}

impl json::EncodeFields for ListPetsResponsePetsItemType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("id", &self.id);
    }
}

impl object::Object for ListPetsResponsePetsItemType {
    const FIELDS: &'static [&'static str] = &["id"];

    type Slots = ListPetsResponsePetsItemTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { id: slots.id })
    }
}

object::implement!(ListPetsResponsePetsItemType);

/// The fields of a [`ListPetsResponsePetsItemType`] read so far.
#[derive(Default)]
pub struct ListPetsResponsePetsItemTypeSlots {
    id: Option<UuidType>,
}

impl slot::Slots for ListPetsResponsePetsItemTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            _ => return None,
        };
        Some(slot)
    }
}
