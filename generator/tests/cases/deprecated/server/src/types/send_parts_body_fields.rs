// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyFields`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::Filter;

/// `SendPartsBodyFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
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

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
}

impl From<SendPartsBodyFieldsRequired> for SendPartsBodyFields {
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

impl json::EncodeFields for SendPartsBodyFields {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("note", &self.note);
        fields.optional("thing", &self.thing);
    }
}

impl json::Decode for SendPartsBodyFields {
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "thing",
            required: false,
            schema: Schema::Reference(&types::filter::SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
