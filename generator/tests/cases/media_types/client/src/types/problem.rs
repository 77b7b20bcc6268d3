// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `title`.
    pub title: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

object::implement! {
    Problem from ProblemRequired {
        required(title, "title");
    }
}
