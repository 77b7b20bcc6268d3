// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    pub name: Option<String>,
}

object::implement! {
    Filter {
        optional(name: String, "name");
    }
}

object_schema::implement! {
    FILTER_SCHEMA {
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
