// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    pub message: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    pub message: String,
}

object::implement! {
    Error from ErrorRequired {
        required(message, "message");
    }
}
