// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSourceObject`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `EverythingSourceObject`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceObject {
    /// `size`.
    pub size: i64,
    /// `note`.
    pub note: Option<String>,
}

/// The required fields of [`EverythingSourceObject`].
#[derive(Debug)]
pub struct EverythingSourceObjectRequired {
    /// `size`.
    pub size: i64,
}

impl From<EverythingSourceObjectRequired> for EverythingSourceObject {
    fn from(required: EverythingSourceObjectRequired) -> Self {
        Self {
            size: required.size,
            note: None,
        }
    }
}

impl EverythingSourceObject {
    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }
}

impl json::EncodeFields for EverythingSourceObject {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("size", &self.size);
        fields.optional("note", &self.note);
    }
}

impl json::Decode for EverythingSourceObject {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut size: Option<i64> = None;
        let mut note: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("size", &mut size),
                object::optional("note", &mut note),
            ],
        )?;
        let Some(size) = size else {
            return Err(object::incomplete());
        };
        Ok(Self { size, note })
    }
}

object::implement!(EverythingSourceObject);
