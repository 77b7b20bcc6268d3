// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::types::note_request::NoteRequest;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    pub at: Option<i64>,
    pub by: Option<String>,
}

object::implement! {
    Note {
        optional(at: i64, "at");
        optional(by: String, "by");
    }
}

impl From<NoteRequest> for Note {
    fn from(value: NoteRequest) -> Self {
        Self { at: value.at, by: None }
    }
}
