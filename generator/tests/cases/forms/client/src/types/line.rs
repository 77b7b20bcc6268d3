// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::object;

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `sku`.
    pub sku: String,
    /// `count`.
    pub count: Option<i64>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    /// `sku`.
    pub sku: String,
}

object::implement! {
    Line from LineRequired {
        required(sku, "sku");
        optional(count: i64, "count");
    }
}
