// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `A`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::b_type::{BType, B_TYPE_SCHEMA};

/// `A`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AType {
    pub b: Option<BType>,
}

object::implement! {
    AType {
        optional(b: BType, "b");
    }
}

object_schema::implement! {
    A_TYPE_SCHEMA {
        optional("b", Schema::Reference(&B_TYPE_SCHEMA));
    }, AdditionalProperties::Any
}
