// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Map`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::object;
use crate::types::{Colors, Nothing, Point};

/// `Map`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Map {
    /// `center`.
    pub center: Point,
    /// `range`.
    pub range: Option<(i64, Option<Date>)>,
    /// `shown`.
    pub shown: Option<()>,
    /// `hidden`.
    pub hidden: Option<Nothing>,
    /// `open`.
    pub open: Option<Vec<Value>>,
    /// `same`.
    pub same: Option<Vec<String>>,
    /// `none`.
    pub none: Option<Vec<Value>>,
    /// `colors`.
    pub colors: Option<Colors>,
    /// `mixed`.
    pub mixed: Option<BTreeMap<String, Value>>,
    /// `sorted`.
    pub sorted: Option<BTreeMap<String, Value>>,
    /// `short`.
    pub short: Option<Vec<Value>>,
    /// `texts`.
    pub texts: Option<Vec<Value>>,
}

/// The required fields of [`Map`].
#[derive(Debug)]
pub struct MapRequired {
    /// `center`.
    pub center: Point,
}

object::implement! {
    Map from MapRequired {
        required(center, "center");
        optional(range: (i64, Option<Date>,), "range");
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
