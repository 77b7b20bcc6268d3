// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, MapValues, Schema};
use crate::runtime::{json, object, slot};
use crate::types::{NoteRequest, NOTE_REQUEST_SCHEMA};

/// `Section`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SectionRequest {
    /// `text`.
    pub text: String,
    /// `notes`.
    pub notes: Option<BTreeMap<String, Option<NoteRequest>>>,
}

/// The required fields of [`SectionRequest`].
#[derive(Debug)]
pub struct SectionRequestRequired {
    /// `text`.
    pub text: String,
}

impl From<SectionRequestRequired> for SectionRequest {
    fn from(required: SectionRequestRequired) -> Self {
        Self {
            text: required.text,
            notes: None,
        }
    }
}

impl SectionRequest {
    /// Sets `notes`.
    #[must_use]
    pub fn notes(
        mut self,
        notes: impl Into<Option<BTreeMap<String, Option<NoteRequest>>>>,
    ) -> Self {
        self.notes = notes.into();
        self
    }
}

impl json::EncodeFields for SectionRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("text", &self.text);
        fields.optional("notes", &self.notes);
    }
}

impl json::Decode for SectionRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        let mut notes: Option<BTreeMap<String, Option<NoteRequest>>> = None;
        object::read(
            reader,
            &mut [
                object::required("text", &mut text),
                object::optional("notes", &mut notes),
                object::optional("words", &mut slot::Passed),
            ],
        )?;
        let Some(text) = text else {
            return Err(object::incomplete());
        };
        Ok(Self { text, notes })
    }
}

object::implement!(SectionRequest);

/// The JSON schema of [`SectionRequest`].
pub(crate) static SECTION_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "notes",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Nullable(&Schema::Reference(&NOTE_REQUEST_SCHEMA)),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "words",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
