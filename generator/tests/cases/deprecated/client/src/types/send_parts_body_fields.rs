// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyFields`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::Filter;

/// `SendPartsBodyFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// `kind`.
    ///
    /// Deprecated.
    #[deprecated]
    pub kind: String,
    /// `note`.
    #[deprecated]
    pub note: Option<String>,
    /// `thing`.
    #[deprecated]
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
}

impl From<SendPartsBodyFieldsRequired> for SendPartsBodyFields {
    #[expect(deprecated)]
    fn from(required: SendPartsBodyFieldsRequired) -> Self {
        Self {
            kind: required.kind,
            note: None,
            thing: None,
        }
    }
}

impl SendPartsBodyFields {
    /// Sets `note`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }

    /// Sets `thing`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn thing(mut self, thing: impl Into<Option<Filter>>) -> Self {
        self.thing = thing.into();
        self
    }
}

impl json::EncodeFields for SendPartsBodyFields {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("note", &self.note);
        fields.optional("thing", &self.thing);
    }
}

impl json::Decode for SendPartsBodyFields {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut note: Option<String> = None;
        let mut thing: Option<Filter> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("note", &mut note),
                object::optional("thing", &mut thing),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, note, thing })
    }
}

object::implement!(SendPartsBodyFields);
