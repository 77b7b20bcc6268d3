// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

/// `Error`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    /// `message`.
    pub message: String,
}

object::implement! {
    Error from ErrorRequired {
        required(message, "message");
    }
}
