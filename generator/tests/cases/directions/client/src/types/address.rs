// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::{json, object, slot};

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    pub city: Option<String>,
}

impl Address {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: impl Into<Option<String>>) -> Self {
        self.city = city.into();
        self
    }
}

impl json::EncodeFields for Address {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("city", &self.city);
    }
}

impl object::Object for Address {
    const FIELDS: &'static [&'static str] = &["city"];

    type Slots = AddressSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { city: slots.city })
    }
}

object::implement!(Address);

/// The fields of a [`Address`] read so far.
#[derive(Default)]
pub struct AddressSlots {
    city: Option<String>,
}

impl slot::Slots for AddressSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.city,
            _ => return None,
        };
        Some(slot)
    }
}
