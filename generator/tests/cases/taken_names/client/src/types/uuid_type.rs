// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid`.

use crate::runtime::{json, object, slot};

/// `uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UuidType {
    /// `a`.
    pub a: Option<String>,
}

impl UuidType {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for UuidType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for UuidType {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = UuidTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(UuidType);

/// The fields of a [`UuidType`] read so far.
#[derive(Default)]
pub struct UuidTypeSlots {
    a: Option<String>,
}

impl slot::Slots for UuidTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}
