// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub message: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub message: String,
}

object::implement! {
    Problem from ProblemRequired {
        required(message, "message");
    }
}
