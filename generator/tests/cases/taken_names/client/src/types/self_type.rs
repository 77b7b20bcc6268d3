// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Self`.

use crate::runtime::{json, object, slot};

/// `Self`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SelfType {
    /// `self`.
    pub self_: Option<bool>,
}

impl SelfType {
    /// Sets `self_`.
    #[must_use]
    pub fn self_(mut self, self_: impl Into<Option<bool>>) -> Self {
        self.self_ = self_.into();
        self
    }
}

impl json::EncodeFields for SelfType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("self", &self.self_);
    }
}

impl object::Object for SelfType {
    const FIELDS: &'static [&'static str] = &["self"];

    type Slots = SelfTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { self_: slots.self_ })
    }
}

object::implement!(SelfType);

/// The fields of a [`SelfType`] read so far.
#[derive(Default)]
pub struct SelfTypeSlots {
    self_: Option<bool>,
}

impl slot::Slots for SelfTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.self_,
            _ => return None,
        };
        Some(slot)
    }
}
