// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyParts`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `VerifyOperationBodyParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VerifyOperationBodyParts {
    /// `file`.
    pub file: String,
    /// `note`.
    pub note: Option<String>,
}

/// The required fields of [`VerifyOperationBodyParts`].
#[derive(Debug)]
pub struct VerifyOperationBodyPartsRequired {
    /// `file`.
    pub file: String,
}

impl From<VerifyOperationBodyPartsRequired> for VerifyOperationBodyParts {
    fn from(required: VerifyOperationBodyPartsRequired) -> Self {
        Self {
            file: required.file,
            note: None,
        }
    }
}

impl VerifyOperationBodyParts {
    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }
}

impl json::EncodeFields for VerifyOperationBodyParts {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("file", &self.file);
        fields.optional("note", &self.note);
    }
}

impl json::Decode for VerifyOperationBodyParts {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut file: Option<String> = None;
        let mut note: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("file", &mut file),
                object::optional("note", &mut note),
            ],
        )?;
        let Some(file) = file else {
            return Err(object::incomplete());
        };
        let value = Self { file, note };
        object::check(
            value.note.as_ref().is_none_or(|note| note.chars().count() <= 3),
            "note",
        )?;
        Ok(value)
    }
}

object::implement!(VerifyOperationBodyParts);
