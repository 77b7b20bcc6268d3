// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyParts`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::Filter;

/// `SendPartsBodyParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyParts {
    /// `file`.
    pub file: String,
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
    /// `note`.
    ///
    /// Deprecated.
    pub note: Option<String>,
    /// `thing`.
    ///
    /// Deprecated.
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyParts`].
#[derive(Debug)]
pub struct SendPartsBodyPartsRequired {
    /// `file`.
    pub file: String,
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
}

impl From<SendPartsBodyPartsRequired> for SendPartsBodyParts {
    fn from(required: SendPartsBodyPartsRequired) -> Self {
        Self {
            file: required.file,
            kind: required.kind,
            note: None,
            thing: None,
        }
    }
}

impl SendPartsBodyParts {
    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }

    /// Sets `thing`.
    #[must_use]
    pub fn thing(mut self, thing: impl Into<Option<Filter>>) -> Self {
        self.thing = thing.into();
        self
    }
}

impl json::EncodeFields for SendPartsBodyParts {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("file", &self.file);
        fields.field("kind", &self.kind);
        fields.optional("note", &self.note);
        fields.optional("thing", &self.thing);
    }
}

impl json::Decode for SendPartsBodyParts {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut file: Option<String> = None;
        let mut kind: Option<String> = None;
        let mut note: Option<String> = None;
        let mut thing: Option<Filter> = None;
        object::read(
            reader,
            &mut [
                object::required("file", &mut file),
                object::required("kind", &mut kind),
                object::optional("note", &mut note),
                object::optional("thing", &mut thing),
            ],
        )?;
        let (Some(file), Some(kind)) = (file, kind) else {
            return Err(object::incomplete());
        };
        Ok(Self { file, kind, note, thing })
    }
}

object::implement!(SendPartsBodyParts);
