// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationDeep`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationDeep {
    pub a: Option<i64>,
}

object::implement! {
    VerifyOperationDeep {
        optional(a: i64, "a");
    }
}
