// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::types::note::Note;

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NoteRequest {
    pub at: Option<i64>,
}

object::implement! {
    NoteRequest {
        optional(at: i64, "at");
    }, ignored("by")
}

impl From<Note> for NoteRequest {
    fn from(value: Note) -> Self {
        Self { at: value.at }
    }
}
