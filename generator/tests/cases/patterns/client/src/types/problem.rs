// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `slug`.
    pub slug: Option<String>,
    /// `code`.
    pub code: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `code`.
    pub code: String,
}

object::implement! {
    Problem from ProblemRequired {
        optional(slug: String, "slug");
        required(code, "code");
    }
}
