// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List<Pet>`.

use crate::runtime::{json, object, slot};

/// `List<Pet>`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPet {
    /// `a`.
    pub a: Option<String>,
}

impl ListPet {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for ListPet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for ListPet {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = ListPetSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(ListPet);

/// The fields of a [`ListPet`] read so far.
#[derive(Default)]
pub struct ListPetSlots {
    a: Option<String>,
}

impl slot::Slots for ListPetSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}
