// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `B`.

use crate::runtime::object;

/// `B`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BType {
    pub a: Option<i64>,
}

object::implement! {
    BType {
        optional(a: i64, "a");
    }
}
