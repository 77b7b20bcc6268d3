// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Todo`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Todo {
    pub title: String,
    pub note: Option<String>,
    pub due: Nullable<Zoned>,
    pub tags: Vec<String>,
    /// The server defaults to `task`.
    pub kind: Option<String>,
    /// The server defaults to `[]`.
    pub steps: Option<Vec<String>>,
}

/// The required fields of [`Todo`].
#[derive(Debug)]
pub struct TodoRequired {
    pub title: String,
    pub note: Option<String>,
    pub tags: Vec<String>,
}

object::implement! {
    Todo from TodoRequired {
        required(title, "title");
        required(note, "note");
        nullable(due: Zoned, "due");
        required(tags, "tags");
        optional(kind: String, "kind");
        optional(steps: Vec<String>, "steps");
    }
}
