// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

/// `Error`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: Option<String>,
}

object::implement! {
    Error {
        optional(message: String, "message");
    }
}
