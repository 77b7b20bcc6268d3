// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`NoteRequest`].
pub(crate) static NOTE_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "by",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
