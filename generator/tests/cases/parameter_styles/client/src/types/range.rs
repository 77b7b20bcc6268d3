// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::object;

/// `Range`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Range {
    /// `gte`.
    pub gte: Option<i64>,
    /// `lt`.
    pub lt: Option<i64>,
}

object::implement! {
    Range {
        optional(gte: i64, "gte");
        optional(lt: i64, "lt");
    }
}
