// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{object, object_schema};
use crate::types::range::{Range, RANGE_SCHEMA};

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

object_schema::implement! {
    NESTED_SCHEMA {
        required("ids", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        required("labels", Schema::Map(&MapValues { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        required("range", Schema::Reference(&RANGE_SCHEMA));
    }, AdditionalProperties::Any
}
