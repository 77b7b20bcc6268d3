// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Uuid`.

use crate::runtime::{json, object, slot};

/// `Uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Uuid {
    /// `b`.
    pub b: Option<String>,
}

impl Uuid {
    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<String>>) -> Self {
        self.b = b.into();
        self
    }
}

impl json::EncodeFields for Uuid {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("b", &self.b);
    }
}

impl object::Object for Uuid {
    const FIELDS: &'static [&'static str] = &["b"];

    type Slots = UuidSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { b: slots.b })
    }
}

object::implement!(Uuid);

/// The fields of a [`Uuid`] read so far.
#[derive(Default)]
pub struct UuidSlots {
    b: Option<String>,
}

impl slot::Slots for UuidSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.b,
            _ => return None,
        };
        Some(slot)
    }
}
