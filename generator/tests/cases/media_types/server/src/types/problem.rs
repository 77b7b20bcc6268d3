// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub title: String,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub title: String,
}

object::implement! {
    Problem from ProblemRequired {
        required(title, "title");
    }
}
