// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NoteRequest {
    /// `at`.
    pub at: Option<i64>,
}

impl NoteRequest {
    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<i64>>) -> Self {
        self.at = at.into();
        self
    }
}

impl json::EncodeFields for NoteRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("at", &self.at);
    }
}

impl json::Decode for NoteRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::optional("at", &mut at),
                object::optional("by", &mut slot::Passed),
            ],
        )?;
        Ok(Self { at })
    }
}

object::implement!(NoteRequest);

/// The JSON schema of [`NoteRequest`].
pub(crate) static NOTE_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "by",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
