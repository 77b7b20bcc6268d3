// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `B`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

/// `B`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BType {
    pub a: Option<i64>,
}

object::implement! {
    BType {
        optional(a: i64, "a");
    }
}

object_schema::implement! {
    B_TYPE_SCHEMA {
        optional("a", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
