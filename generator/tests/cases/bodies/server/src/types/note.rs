// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Note`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: String,
}

/// The required fields of [`Note`].
#[derive(Debug)]
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

impl json::Decode for Note {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        object::read(reader, &mut [object::required("text", &mut text)])?;
        let Some(text) = text else {
            return Err(object::incomplete());
        };
        let value = Self { text };
        object::check(value.text.chars().count() <= 80, "text")?;
        Ok(value)
    }
}

object::implement!(Note);

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 80,
                        expected: "expected at most 80 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
