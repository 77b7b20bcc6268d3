// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Range {
    pub gte: Option<i64>,
    pub lt: Option<i64>,
}

object::implement! {
    Range {
        optional(gte: i64, "gte");
        optional(lt: i64, "lt");
    }
}
