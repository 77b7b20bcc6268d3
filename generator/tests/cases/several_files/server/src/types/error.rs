// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    pub code: String,
}

/// The required fields of [`Error`].
#[derive(Debug)]
pub struct ErrorRequired {
    pub code: String,
}

object::implement! {
    Error from ErrorRequired {
        required(code, "code");
    }
}
