// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Old`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

/// Deprecated, to be removed on 2030-12-05.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Old {
    /// Deprecated.
    pub text: Option<String>,
}

object::implement! {
    Old {
        optional(text: String, "text");
    }
}

object_schema::implement! {
    OLD_SCHEMA {
        optional("text", Schema::String(&[]));
    }, AdditionalProperties::Any
}
