// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: Option<String>,
}

impl Note {
    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, text: impl IntoOptional<String>) -> Self {
        self.text = text.into_optional();
        self
    }
}

impl json::EncodeFields for Note {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("text", &self.text);
    }
}

impl json::Decode for Note {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        object::read(reader, &mut [object::optional("text", &mut text)])?;
        Ok(Self { text })
    }
}

object::implement!(Note);

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
