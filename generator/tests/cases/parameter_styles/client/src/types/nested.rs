// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::range::Range;

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
