// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object};
use crate::types::{Range, RANGE_SCHEMA};

/// `Nested`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Nested {
    /// `ids`.
    pub ids: Vec<i64>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `range`.
    pub range: Range,
}

/// The required fields of [`Nested`].
#[derive(Debug)]
pub struct NestedRequired {
    /// `ids`.
    pub ids: Vec<i64>,
    /// `labels`.
    pub labels: BTreeMap<String, String>,
    /// `range`.
    pub range: Range,
}

impl From<NestedRequired> for Nested {
    fn from(required: NestedRequired) -> Self {
        Self {
            ids: required.ids,
            labels: required.labels,
            range: required.range,
        }
    }
}

impl json::EncodeFields for Nested {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("ids", &self.ids);
        fields.field("labels", &self.labels);
        fields.field("range", &self.range);
    }
}

impl json::Decode for Nested {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut ids: Option<Vec<i64>> = None;
        let mut labels: Option<BTreeMap<String, String>> = None;
        let mut range: Option<Range> = None;
        object::read(
            reader,
            &mut [
                object::required("ids", &mut ids),
                object::required("labels", &mut labels),
                object::required("range", &mut range),
            ],
        )?;
        let (Some(ids), Some(labels), Some(range)) = (ids, labels, range) else {
            return Err(object::incomplete());
        };
        Ok(Self { ids, labels, range })
    }
}

object::implement!(Nested);

/// The JSON schema of [`Nested`].
pub(crate) static NESTED_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "ids",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "labels",
            required: true,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "range",
            required: true,
            schema: Schema::Reference(&RANGE_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
