// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};
use crate::types::Note;

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

/// What a [`Section`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for Section {
    const FIELDS: &'static [&'static str] = &["text", "words", "notes"];

    type Slots = SectionSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            text: object::required(slots.text, "text")?,
            words: slots.words,
            notes: slots.notes,
        })
    }
}

object::implement!(Section);

/// The fields of a [`Section`] read so far.
#[derive(Default)]
pub struct SectionSlots {
    text: Option<String>,
    words: Option<i64>,
    notes: Option<BTreeMap<String, Option<Note>>>,
}

impl slot::Slots for SectionSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.text,
            1 => &mut self.words,
            2 => &mut self.notes,
            _ => return None,
        };
        Some(slot)
    }
}
