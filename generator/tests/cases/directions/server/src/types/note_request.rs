// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    NOTE_REQUEST_SCHEMA {
        optional("at", Schema::Integer(i64::MIN, i64::MAX));
        optional("by", Schema::Any);
    }, AdditionalProperties::Any
}
