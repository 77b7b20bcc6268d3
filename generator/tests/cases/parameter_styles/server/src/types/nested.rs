// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::types::{Range, RANGE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Nested {
    pub ids: Vec<i64>,
    pub labels: BTreeMap<String, String>,
    pub range: Range,
}

/// The required fields of [`Nested`].
#[derive(Debug)]
pub struct NestedRequired {
    pub ids: Vec<i64>,
    pub labels: BTreeMap<String, String>,
    pub range: Range,
}

object::implement! {
    Nested from NestedRequired {
        required(ids, "ids");
        required(labels, "labels");
        required(range, "range");
    }
}

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
