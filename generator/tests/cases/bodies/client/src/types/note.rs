// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::{json, object, slot};

/// `Note`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: String,
}

/// What a [`Note`] cannot be without.
#[derive(Clone, Debug)]
pub struct NoteRequired {
    /// `text`.
    pub text: String,
}

impl From<NoteRequired> for Note {
    fn from(required: NoteRequired) -> Self {
        Self { text: required.text }
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("text", &self.text);
    }
}

impl object::Object for Note {
    const FIELDS: &'static [&'static str] = &["text"];

    type Slots = NoteSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            text: object::required(slots.text, "text")?,
        })
    }
}

object::implement!(Note);

/// The fields of a [`Note`] read so far.
#[derive(Default)]
pub struct NoteSlots {
    text: Option<String>,
}

impl slot::Slots for NoteSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.text,
            _ => return None,
        };
        Some(slot)
    }
}
