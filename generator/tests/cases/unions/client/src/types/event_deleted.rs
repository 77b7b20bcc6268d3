// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventDeleted`.

use crate::runtime::{json, object, slot};

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventDeleted {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

/// What a [`EventDeleted`] cannot be without.
#[derive(Clone, Debug)]
pub struct EventDeletedRequired {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

impl From<EventDeletedRequired> for EventDeleted {
    fn from(required: EventDeletedRequired) -> Self {
        Self {
            at: required.at,
            reason: required.reason,
        }
    }
}

impl json::EncodeFields for EventDeleted {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("reason", &self.reason);
    }
}

impl object::Object for EventDeleted {
    const FIELDS: &'static [&'static str] = &["at", "reason"];

    type Slots = EventDeletedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
            reason: object::required(slots.reason, "reason")?,
        })
    }
}

object::implement!(EventDeleted);

/// The fields of a [`EventDeleted`] read so far.
#[derive(Default)]
pub struct EventDeletedSlots {
    at: Option<String>,
    reason: Option<String>,
}

impl slot::Slots for EventDeletedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.at,
            1 => &mut self.reason,
            _ => return None,
        };
        Some(slot)
    }
}
