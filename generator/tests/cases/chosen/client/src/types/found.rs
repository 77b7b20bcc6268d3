// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Found`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    /// `at`.
    pub at: String,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    /// `at`.
    pub at: String,
}

impl From<FoundRequired> for Found {
    fn from(required: FoundRequired) -> Self {
        Self { at: required.at }
    }
}

impl json::EncodeFields for Found {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
    }
}

impl json::Decode for Found {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        object::read(reader, &mut [object::required("at", &mut at)])?;
        let Some(at) = at else {
            return Err(object::incomplete());
        };
        Ok(Self { at })
    }
}

object::implement!(Found);

/// The JSON schema of [`Found`].
pub(crate) static FOUND_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
