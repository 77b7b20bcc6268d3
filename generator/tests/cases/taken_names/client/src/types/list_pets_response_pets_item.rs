// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use crate::runtime::{json, object, slot};
use crate::types::Uuid;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItem {
    /// `other`.
    pub other: Option<Uuid>,
}

impl ListPetsResponsePetsItem {
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl Into<Option<Uuid>>) -> Self {
        self.other = other.into();
        self
    }
}

impl json::EncodeFields for ListPetsResponsePetsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("other", &self.other);
    }
}

impl object::Object for ListPetsResponsePetsItem {
    const FIELDS: &'static [&'static str] = &["other"];

    type Slots = ListPetsResponsePetsItemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { other: slots.other })
    }
}

object::implement!(ListPetsResponsePetsItem);

/// The fields of a [`ListPetsResponsePetsItem`] read so far.
#[derive(Default)]
pub struct ListPetsResponsePetsItemSlots {
    other: Option<Uuid>,
}

impl slot::Slots for ListPetsResponsePetsItemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.other,
            _ => return None,
        };
        Some(slot)
    }
}
