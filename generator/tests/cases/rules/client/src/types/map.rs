// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Map`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::object;
use crate::types::colors::Colors;
use crate::types::nothing::Nothing;
use crate::types::point::Point;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Map {
    pub center: Point,
    pub range: Option<(i64, Option<Date>)>,
    pub shown: Option<()>,
    pub hidden: Option<Nothing>,
    pub open: Option<Vec<Value>>,
    pub same: Option<Vec<String>>,
    pub none: Option<Vec<Value>>,
    pub colors: Option<Colors>,
    pub mixed: Option<BTreeMap<String, Value>>,
    pub sorted: Option<BTreeMap<String, Value>>,
    pub short: Option<Vec<Value>>,
    pub texts: Option<Vec<Value>>,
}

/// The required fields of [`Map`].
#[derive(Debug)]
pub struct MapRequired {
    pub center: Point,
}

object::implement! {
    Map from MapRequired {
        required(center, "center");
        optional(range: (i64, Option<Date>), "range");
        optional(shown: (), "shown");
        optional(hidden: Nothing, "hidden");
        optional(open: Vec<Value>, "open");
        optional(same: Vec<String>, "same");
        optional(none: Vec<Value>, "none");
        optional(colors: Colors, "colors");
        optional(mixed: BTreeMap<String, Value>, "mixed");
        optional(sorted: BTreeMap<String, Value>, "sorted");
        optional(short: Vec<Value>, "short");
        optional(texts: Vec<Value>, "texts");
    }
}
