// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `ByText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    /// `text`.
    pub text: String,
}

/// The required fields of [`ByText`].
#[derive(Debug)]
pub struct ByTextRequired {
    /// `text`.
    pub text: String,
}

impl From<ByTextRequired> for ByText {
    fn from(required: ByTextRequired) -> Self {
        Self { text: required.text }
    }
}

impl json::EncodeFields for ByText {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("text", &self.text);
    }
}

impl json::Decode for ByText {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        object::read(reader, &mut [object::required("text", &mut text)])?;
        let Some(text) = text else {
            return Err(object::incomplete());
        };
        Ok(Self { text })
    }
}

object::implement!(ByText);

/// The JSON schema of [`ByText`].
pub(crate) static BY_TEXT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
