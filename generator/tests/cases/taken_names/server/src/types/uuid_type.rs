// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid`.

use crate::runtime::object;

/// `uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UuidType {
    pub a: Option<String>,
}

object::implement! {
    UuidType {
        optional(a: String, "a");
    }
}
