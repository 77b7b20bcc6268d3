// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `ArticleAside`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAsideRequest {}

impl json::EncodeFields for ArticleAsideRequest {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl json::Decode for ArticleAsideRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        object::read(reader, &mut [object::optional("seen", &mut slot::Passed)])?;
        Ok(Self {})
    }
}

object::implement!(ArticleAsideRequest);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "seen",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
