// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema};
use crate::types::line::{Line, LINE_SCHEMA};

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

object_schema::implement! {
    NOTE_SCHEMA {
        optional("id", Schema::Integer(i64::MIN, i64::MAX));
        required("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
