// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

/// The body of an error.
///
/// Created from [`ErrorRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// The reason.
    pub message: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    /// The reason.
    pub message: String,
}

object::implement! {
    Error from ErrorRequired {
        required(message, "message");
    }, careful("Error")
}
