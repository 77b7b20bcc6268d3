// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub slug: Option<String>,
    pub code: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub code: String,
}

object::implement! {
    Problem from ProblemRequired {
        optional(slug: String, "slug");
        required(code, "code");
    }
}
