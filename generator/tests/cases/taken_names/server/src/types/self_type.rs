// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Self`.

use crate::runtime::object;

/// `Self`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SelfType {
    pub self_: Option<bool>,
}

object::implement! {
    SelfType {
        optional(self_: bool, "self");
    }
}
