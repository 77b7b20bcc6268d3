// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Free`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Free {
    pub name: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

object::implement! {
    Free: Default {
        optional(name: String, "name");
        additional(additional_properties: BTreeMap<String, Value>);
    }
}

object_schema::implement! {
    FREE_SCHEMA {
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Each(&Schema::Any)
}
