// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::color::Color;
use crate::types::range::Range;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    pub owner: Option<String>,
    pub ids: Option<Vec<i64>>,
    pub range: Option<Range>,
    pub colors: Option<Vec<Color>>,
    pub labels: Option<BTreeMap<String, String>>,
}

/// The required fields of [`Filter`].
#[derive(Debug)]
pub struct FilterRequired {
    pub owner: Option<String>,
}

object::implement! {
    Filter from FilterRequired {
        required(owner, "owner");
        optional(ids: Vec<i64>, "ids");
        optional(range: Range, "range");
        optional(colors: Vec<Color>, "colors");
        optional(labels: BTreeMap<String, String>, "labels");
    }
}
