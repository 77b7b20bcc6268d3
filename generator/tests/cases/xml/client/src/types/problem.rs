// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub r#type: Option<String>,
    pub title: String,
    pub status: Option<i64>,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub title: String,
}

object::implement! {
    Problem from ProblemRequired {
        optional(r#type: String, "type");
        required(title, "title");
        optional(status: i64, "status");
    }
}
