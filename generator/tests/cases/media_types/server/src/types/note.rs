// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: Option<String>,
}

impl Note {
    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, text: impl Into<Option<String>>) -> Self {
        self.text = text.into();
        self
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("text", &self.text);
    }
}

impl object::Object for Note {
    const FIELDS: &'static [&'static str] = &["text"];

    type Slots = NoteSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { text: slots.text })
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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
