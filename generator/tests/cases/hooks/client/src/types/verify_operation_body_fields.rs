// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyFields`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
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
        Ok(Self { note })
    }
}

object::implement!(VerifyOperationBodyFields);

/// The JSON schema of [`VerifyOperationBodyFields`].
pub(crate) static VERIFY_OPERATION_BODY_FIELDS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "note",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 3,
                        expected: "expected at most 3 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
