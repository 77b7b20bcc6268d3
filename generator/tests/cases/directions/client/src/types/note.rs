// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::{json, object, slot};

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    /// `at`.
    pub at: Option<i64>,
    /// `by`.
    pub by: Option<String>,
}

impl Note {
    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<i64>>) -> Self {
        self.at = at.into();
        self
    }

    /// Sets `by`.
    #[must_use]
    pub fn by(mut self, by: impl Into<Option<String>>) -> Self {
        self.by = by.into();
        self
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("at", &self.at);
        fields.optional("by", &self.by);
    }
}

impl object::Object for Note {
    const FIELDS: &'static [&'static str] = &["at", "by"];

    type Slots = NoteSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { at: slots.at, by: slots.by })
    }
}

object::implement!(Note);

/// The fields of a [`Note`] read so far.
#[derive(Default)]
pub struct NoteSlots {
    at: Option<i64>,
    by: Option<String>,
}

impl slot::Slots for NoteSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.at,
            1 => &mut self.by,
            _ => return None,
        };
        Some(slot)
    }
}
