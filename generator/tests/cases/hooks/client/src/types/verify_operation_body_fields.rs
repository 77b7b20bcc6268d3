// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyFields`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationBodyFields {
    pub note: Option<String>,
}

object::implement! {
    VerifyOperationBodyFields {
        optional(note: String, "note");
    }
}

object_schema::implement! {
    VERIFY_OPERATION_BODY_FIELDS_SCHEMA {
        optional("note", Schema::String(&[TextConstraint::Length(0, 3)]));
    }, AdditionalProperties::Any
}
