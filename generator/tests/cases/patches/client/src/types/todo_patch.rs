// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `TodoPatch`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::Priority;

/// `TodoPatch`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TodoPatch {
    /// `title`.
    pub title: Option<String>,
    /// `note`.
    pub note: Nullable<String>,
    /// `due`.
    pub due: Nullable<Zoned>,
    /// `rank`.
    pub rank: Nullable<i64>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `links`.
    pub links: Nullable<Vec<String>>,
    /// `priorities`.
    pub priorities: Option<Vec<Priority>>,
    /// `nested`.
    pub nested: Nullable<Box<TodoPatch>>,
}

object::implement! {
    TodoPatch {
        optional(title: String, "title");
        nullable(note: String, "note");
        nullable(due: Zoned, "due");
        nullable(rank: i64, "rank");
        optional(tags: Vec<String>, "tags");
        nullable(links: Vec<String>, "links");
        optional(priorities: Vec<Priority>, "priorities");
        nullable(nested: Box<TodoPatch>, "nested");
    }
}
