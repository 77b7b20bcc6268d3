// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::types::{Line, LINE_SCHEMA};

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

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "lines",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
