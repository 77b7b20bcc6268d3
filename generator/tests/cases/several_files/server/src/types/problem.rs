// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub code: String,
    pub why: Option<String>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub code: String,
}

object::implement! {
    Problem from ProblemRequired {
        required(code, "code");
        optional(why: String, "why");
    }
}
