// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Anything`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{MapValues, Schema};

pub type Anything = BTreeMap<String, Value>;

pub(crate) static ANYTHING_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Any,
        minimum: 0,
        maximum: usize::MAX,
    },
);
