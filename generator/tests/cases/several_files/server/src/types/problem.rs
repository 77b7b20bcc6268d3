// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `code`.
    pub code: String,
    /// `why`.
    pub why: Option<String>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `code`.
    pub code: String,
}

object::implement! {
    Problem from ProblemRequired {
        required(code, "code");
        optional(why: String, "why");
    }
}
