// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Old`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Old`.
///
/// Deprecated, to be removed on 2030-12-05.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Old {
    /// `text`.
    ///
    /// Deprecated.
    pub text: Option<String>,
}

impl Old {
    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, text: impl IntoOptional<String>) -> Self {
        self.text = text.into_optional();
        self
    }
}

impl json::EncodeFields for Old {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("text", &self.text);
    }
}

impl json::Decode for Old {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut text: Option<String> = None;
        object::read(reader, &mut [object::optional("text", &mut text)])?;
        Ok(Self { text })
    }
}

object::implement!(Old);

/// The JSON schema of [`Old`].
pub(crate) static OLD_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
