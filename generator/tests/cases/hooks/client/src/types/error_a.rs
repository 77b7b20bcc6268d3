// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ErrorA`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorA {
    pub a: String,
}

/// The required fields of [`ErrorA`].
#[derive(Debug)]
pub struct ErrorARequired {
    pub a: String,
}

object::implement! {
    ErrorA from ErrorARequired {
        required(a, "a");
    }
}
