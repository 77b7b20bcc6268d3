// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyFields`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `VerifyOperationBodyFields`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationBodyFields {
    /// `note`.
    pub note: Option<String>,
}

impl VerifyOperationBodyFields {
    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }
}

impl json::EncodeFields for VerifyOperationBodyFields {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("note", &self.note);
    }
}

impl json::Decode for VerifyOperationBodyFields {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut note: Option<String> = None;
        object::read(reader, &mut [object::optional("note", &mut note)])?;
        let value = Self { note };
        object::check(
            value.note.as_ref().is_none_or(|note| note.chars().count() <= 3),
            "note",
        )?;
        Ok(value)
    }
}

object::implement!(VerifyOperationBodyFields);
