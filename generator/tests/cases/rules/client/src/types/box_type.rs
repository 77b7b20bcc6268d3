// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use crate::runtime::object;

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    /// `size`.
    pub size: Option<Vec<i64>>,
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
    /// `express`.
    pub express: Option<bool>,
    /// `country`.
    pub country: Option<String>,
    /// `code`.
    pub code: Option<String>,
}

/// The required fields of [`BoxType`].
#[derive(Debug)]
pub struct BoxTypeRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
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
