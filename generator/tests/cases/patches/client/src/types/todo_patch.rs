// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `TodoPatch`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::priority::Priority;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TodoPatch {
    pub title: Option<String>,
    pub note: Nullable<String>,
    pub due: Nullable<Zoned>,
    pub rank: Nullable<i64>,
    pub tags: Option<Vec<String>>,
    pub links: Nullable<Vec<String>>,
    pub priorities: Option<Vec<Priority>>,
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
