// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `A`.

use crate::runtime::{json, object, slot};
use crate::types::BType;

/// `A`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AType {
    /// `b`.
    pub b: Option<BType>,
}

impl AType {
    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<BType>>) -> Self {
        self.b = b.into();
        self
    }
}

impl json::EncodeFields for AType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("b", &self.b);
    }
}

impl object::Object for AType {
    const FIELDS: &'static [&'static str] = &["b"];

    type Slots = ATypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { b: slots.b })
    }
}

object::implement!(AType);

/// The fields of a [`AType`] read so far.
#[derive(Default)]
pub struct ATypeSlots {
    b: Option<BType>,
}

impl slot::Slots for ATypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.b,
            _ => return None,
        };
        Some(slot)
    }
}
