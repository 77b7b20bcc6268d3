// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `UserRequest`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UserRequest {
    pub taken: Option<bool>,
}

object::implement! {
    UserRequest {
        optional(taken: bool, "taken");
    }
}
