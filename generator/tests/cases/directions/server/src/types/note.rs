// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::NoteRequest;

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
    pub fn by(mut self, by: impl IntoOptional<String>) -> Self {
        self.by = by.into_optional();
        self
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("at", &self.at);
        fields.optional("by", &self.by);
    }
}

impl json::Decode for Note {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<i64> = None;
        let mut by: Option<String> = None;
        object::read(
            reader,
            &mut [object::optional("at", &mut at), object::optional("by", &mut by)],
        )?;
        Ok(Self { at, by })
    }
}

object::implement!(Note);

impl From<NoteRequest> for Note {
    fn from(value: NoteRequest) -> Self {
        Self { at: value.at, by: None }
    }
}
