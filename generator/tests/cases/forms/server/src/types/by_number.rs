// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `ByNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByNumber {
    /// `number`.
    pub number: i64,
}

/// The required fields of [`ByNumber`].
#[derive(Debug)]
pub struct ByNumberRequired {
    /// `number`.
    pub number: i64,
}

impl From<ByNumberRequired> for ByNumber {
    fn from(required: ByNumberRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for ByNumber {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl json::Decode for ByNumber {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<i64> = None;
        object::read(reader, &mut [object::required("number", &mut number)])?;
        let Some(number) = number else {
            return Err(object::incomplete());
        };
        Ok(Self { number })
    }
}

object::implement!(ByNumber);

/// The JSON schema of [`ByNumber`].
pub(crate) static BY_NUMBER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "number",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
