// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `sku`.
    pub sku: String,
    /// `count`.
    pub count: Option<i64>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    /// `sku`.
    pub sku: String,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            sku: required.sku,
            count: None,
        }
    }
}

impl Line {
    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: impl Into<Option<i64>>) -> Self {
        self.count = count.into();
        self
    }
}

impl json::EncodeFields for Line {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("sku", &self.sku);
        fields.optional("count", &self.count);
    }
}

impl json::Decode for Line {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut sku: Option<String> = None;
        let mut count: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("sku", &mut sku),
                object::optional("count", &mut count),
            ],
        )?;
        let Some(sku) = sku else {
            return Err(object::incomplete());
        };
        Ok(Self { sku, count })
    }
}

object::implement!(Line);

/// The JSON schema of [`Line`].
pub(crate) static LINE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sku",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "count",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
