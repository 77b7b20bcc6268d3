// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Failure`.

use crate::runtime::object;

/// `Failure`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FailureType {
    pub message: String,
}

/// The required fields of [`FailureType`].
#[derive(Debug)]
pub struct FailureTypeRequired {
    pub message: String,
}

object::implement! {
    FailureType from FailureTypeRequired {
        required(message, "message");
    }
}
