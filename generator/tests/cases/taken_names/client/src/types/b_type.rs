// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `B`.

use crate::runtime::{json, object, slot};

/// `B`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BType {
    /// `a`.
    pub a: Option<i64>,
}

impl BType {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<i64>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for BType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for BType {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = BTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(BType);

/// The fields of a [`BType`] read so far.
#[derive(Default)]
pub struct BTypeSlots {
    a: Option<i64>,
}

impl slot::Slots for BTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}
