// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    pub city: Option<String>,
}

object::implement! {
    Address {
        optional(city: String, "city");
    }
}

object_schema::implement! {
    ADDRESS_SCHEMA {
        optional("city", Schema::String(&[]));
    }, AdditionalProperties::Any
}
