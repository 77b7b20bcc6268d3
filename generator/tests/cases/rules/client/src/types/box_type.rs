// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use crate::runtime::object;

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    pub size: Option<Vec<i64>>,
    pub kind: String,
    pub weight: f64,
    pub express: Option<bool>,
    pub country: Option<String>,
    pub code: Option<String>,
}

/// The required fields of [`BoxType`].
#[derive(Debug)]
pub struct BoxTypeRequired {
    pub kind: String,
    pub weight: f64,
}

object::implement! {
    BoxType from BoxTypeRequired {
        optional(size: Vec<i64>, "size");
        required(kind, "kind");
        required(weight, "weight");
        optional(express: bool, "express");
        optional(country: String, "country");
        optional(code: String, "code");
    }
}
