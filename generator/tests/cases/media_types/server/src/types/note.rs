// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    pub text: Option<String>,
}

object::implement! {
    Note {
        optional(text: String, "text");
    }
}

object_schema::implement! {
    NOTE_SCHEMA {
        optional("text", Schema::String(&[]));
    }, AdditionalProperties::Any
}
