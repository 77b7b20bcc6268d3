// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `type`.
    pub r#type: Option<String>,
    /// `title`.
    pub title: String,
    /// `status`.
    pub status: Option<i64>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

object::implement! {
    Problem from ProblemRequired {
        optional(r#type: String, "type");
        required(title, "title");
        optional(status: i64, "status");
    }
}
