// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationDeep`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationDeep {
    pub a: Option<i64>,
}

object::implement! {
    VerifyOperationDeep {
        optional(a: i64, "a");
    }
}

object_schema::implement! {
    VERIFY_OPERATION_DEEP_SCHEMA {
        optional("a", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
