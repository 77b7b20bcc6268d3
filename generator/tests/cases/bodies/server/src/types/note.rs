// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{Field, Others, Schema, TextRule};
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
        let value = Self {
            text: object::required(slots.text, "text")?,
        };
        object::check(value.text.chars().count() <= 80, "text")?;
        Ok(value)
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
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| text.chars().count() <= 80,
                        expected: "expected at most 80 characters",
                    },
                ],
            ),
        },
    ],
    Others::Any,
);
