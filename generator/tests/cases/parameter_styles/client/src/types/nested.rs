// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::Range;

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

object::implement! {
    Nested from NestedRequired {
        required(ids, "ids");
        required(labels, "labels");
        required(range, "range");
    }
}
