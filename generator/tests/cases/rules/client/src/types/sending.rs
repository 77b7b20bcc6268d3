// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use crate::runtime::object;

/// `Sending`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
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

/// The required fields of [`Sending`].
#[derive(Debug)]
pub struct SendingRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

object::implement! {
    Sending from SendingRequired {
        required(kind, "kind");
        required(weight, "weight");
        optional(express: bool, "express");
        optional(country: String, "country");
        optional(code: String, "code");
    }
}
