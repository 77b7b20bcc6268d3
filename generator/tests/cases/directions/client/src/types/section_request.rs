// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};
use crate::types::{NoteRequest, Section};

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

impl From<Section> for SectionRequest {
    fn from(value: Section) -> Self {
        Self {
            text: value.text,
            notes: value
                .notes
                .map(|value| {
                    value
                        .into_iter()
                        .map(|(name, value)| (name, value.map(Into::into)))
                        .collect()
                }),
        }
    }
}
