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
    pub kind: String,
    /// `steps`.
    pub steps: Vec<String>,
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
        default(kind: String = "task".to_owned(), "kind");
        default(steps: Vec<String> = Vec::new(), "steps");
    }
}
