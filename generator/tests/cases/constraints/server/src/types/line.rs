// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Unit, UNIT_SCHEMA};

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `count`.
    pub count: i64,
    /// `unit`.
    pub unit: Option<Unit>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    /// `count`.
    pub count: i64,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            count: required.count,
            unit: None,
        }
    }
}

impl Line {
    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Option<Unit>>) -> Self {
        self.unit = unit.into();
        self
    }
}

impl json::EncodeFields for Line {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("count", &self.count);
        fields.optional("unit", &self.unit);
    }
}

impl json::Decode for Line {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut count: Option<i64> = None;
        let mut unit: Option<Unit> = None;
        object::read(
            reader,
            &mut [
                object::required("count", &mut count),
                object::optional("unit", &mut unit),
            ],
        )?;
        let Some(count) = count else {
            return Err(object::incomplete());
        };
        let value = Self { count, unit };
        object::check(value.count >= 1, "count")?;
        Ok(value)
    }
}

object::implement!(Line);

/// The JSON schema of [`Line`].
pub(crate) static LINE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "count",
            required: true,
            schema: Schema::Integer(1, i64::MAX),
        },
        Field {
            name: "unit",
            required: false,
            schema: Schema::Reference(&UNIT_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
