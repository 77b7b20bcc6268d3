// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Error {
    pub message: Option<String>,
}

object::implement! {
    Error {
        optional(message: String, "message");
    }
}
