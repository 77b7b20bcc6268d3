// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Todo`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

/// `Todo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Todo {
    /// `title`.
    pub title: String,
    /// `note`.
    pub note: Option<String>,
    /// `due`.
    pub due: Nullable<Zoned>,
    /// `tags`.
    pub tags: Vec<String>,
    /// `kind`.
    ///
    /// The server defaults to `task`.
    pub kind: Option<String>,
    /// `steps`.
    ///
    /// The server defaults to `[]`.
    pub steps: Option<Vec<String>>,
}

/// The required fields of [`Todo`].
#[derive(Debug)]
pub struct TodoRequired {
    /// `title`.
    pub title: String,
    /// `note`.
    pub note: Option<String>,
    /// `tags`.
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
