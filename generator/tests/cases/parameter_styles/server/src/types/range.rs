// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Range`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Range {
    /// `gte`.
    pub gte: Option<i64>,
    /// `lt`.
    pub lt: Option<i64>,
}

impl Range {
    /// Sets `gte`.
    #[must_use]
    pub fn gte(mut self, gte: impl Into<Option<i64>>) -> Self {
        self.gte = gte.into();
        self
    }

    /// Sets `lt`.
    #[must_use]
    pub fn lt(mut self, lt: impl Into<Option<i64>>) -> Self {
        self.lt = lt.into();
        self
    }
}

impl json::EncodeFields for Range {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("gte", &self.gte);
        fields.optional("lt", &self.lt);
    }
}

impl json::Decode for Range {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut gte: Option<i64> = None;
        let mut lt: Option<i64> = None;
        object::read_closed(
            reader,
            &mut [object::optional("gte", &mut gte), object::optional("lt", &mut lt)],
        )?;
        Ok(Self { gte, lt })
    }
}

object::implement!(Range);

/// The JSON schema of [`Range`].
pub(crate) static RANGE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "gte",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "lt",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::None,
);
