// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::{json, object};
use crate::types::{Note, SectionRequest};

/// `Section`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Section {
    /// `text`.
    pub text: String,
    /// `words`.
    pub words: Option<i64>,
    /// `notes`.
    pub notes: Option<BTreeMap<String, Option<Note>>>,
}

/// The required fields of [`Section`].
#[derive(Debug)]
pub struct SectionRequired {
    /// `text`.
    pub text: String,
}

impl From<SectionRequired> for Section {
    fn from(required: SectionRequired) -> Self {
        Self {
            text: required.text,
            words: None,
            notes: None,
        }
    }
}

impl Section {
    /// Sets `words`.
    #[must_use]
    pub fn words(mut self, words: impl Into<Option<i64>>) -> Self {
        self.words = words.into();
        self
    }

    /// Sets `notes`.
    #[must_use]
    pub fn notes(
        mut self,
        notes: impl Into<Option<BTreeMap<String, Option<Note>>>>,
    ) -> Self {
        self.notes = notes.into();
        self
    }
}

impl json::EncodeFields for Section {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("text", &self.text);
        fields.optional("words", &self.words);
        fields.optional("notes", &self.notes);
    }
}

impl json::Decode for Section {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        let mut words: Option<i64> = None;
        let mut notes: Option<BTreeMap<String, Option<Note>>> = None;
        object::read(
            reader,
            &mut [
                object::required("text", &mut text),
                object::optional("words", &mut words),
                object::optional("notes", &mut notes),
            ],
        )?;
        let Some(text) = text else {
            return Err(object::incomplete());
        };
        Ok(Self { text, words, notes })
    }
}

object::implement!(Section);

impl From<SectionRequest> for Section {
    fn from(value: SectionRequest) -> Self {
        Self {
            text: value.text,
            words: None,
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
