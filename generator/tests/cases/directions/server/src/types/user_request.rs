// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `UserRequest`.

use crate::runtime::object;

/// `UserRequest`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UserRequest {
    /// `taken`.
    pub taken: Option<bool>,
}

object::implement! {
    UserRequest {
        optional(taken: bool, "taken");
    }
}
