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
    pub kind: String,
    pub steps: Vec<String>,
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
        default(kind: String = "task".to_owned(), "kind");
        default(steps: Vec<String> = Vec::new(), "steps");
    }
}
