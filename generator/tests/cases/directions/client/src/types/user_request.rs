// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `UserRequest`.

use crate::runtime::{json, object, slot};

/// `UserRequest`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UserRequest {
    /// `taken`.
    pub taken: Option<bool>,
}

impl UserRequest {
    /// Sets `taken`.
    #[must_use]
    pub fn taken(mut self, taken: impl Into<Option<bool>>) -> Self {
        self.taken = taken.into();
        self
    }
}

impl json::EncodeFields for UserRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("taken", &self.taken);
    }
}

impl object::Object for UserRequest {
    const FIELDS: &'static [&'static str] = &["taken"];

    type Slots = UserRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { taken: slots.taken })
    }
}

object::implement!(UserRequest);

/// The fields of a [`UserRequest`] read so far.
#[derive(Default)]
pub struct UserRequestSlots {
    taken: Option<bool>,
}

impl slot::Slots for UserRequestSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.taken,
            _ => return None,
        };
        Some(slot)
    }
}
