// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::types::line::Line;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    pub id: Option<i64>,
    pub lines: Vec<Line>,
}

/// The required fields of [`Note`].
#[derive(Debug)]
pub struct NoteRequired {
    pub lines: Vec<Line>,
}

object::implement! {
    Note from NoteRequired {
        optional(id: i64, "id");
        required(lines, "lines");
    }
}
