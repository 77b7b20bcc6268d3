// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::{json, object, slot};
use crate::types::Note;

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NoteRequest {
    /// `at`.
    pub at: Option<i64>,
}

impl NoteRequest {
    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<i64>>) -> Self {
        self.at = at.into();
        self
    }
}

impl json::EncodeFields for NoteRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("at", &self.at);
    }
}

impl object::Object for NoteRequest {
    const FIELDS: &'static [&'static str] = &["at", "by"];

    type Slots = NoteRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { at: slots.at })
    }
}

object::implement!(NoteRequest);

/// The fields of a [`NoteRequest`] read so far.
#[derive(Default)]
pub struct NoteRequestSlots {
    at: Option<i64>,
}

impl slot::Slots for NoteRequestSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.at,
            _ => return None,
        };
        Some(slot)
    }
}

impl From<Note> for NoteRequest {
    fn from(value: Note) -> Self {
        Self { at: value.at }
    }
}
