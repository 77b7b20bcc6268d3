// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    pub name: String,
    pub additional_properties: Option<bool>,
    pub size: i64,
    /// The additional properties.
    pub additional_properties_: BTreeMap<String, i64>,
}

/// The required fields of [`Open`].
#[derive(Debug)]
pub struct OpenRequired {
    pub name: String,
    pub size: i64,
}

object::implement! {
    Open from OpenRequired {
        required(name, "name");
        optional(additional_properties: bool, "additionalProperties");
        required(size, "size");
        additional(additional_properties_: BTreeMap<String, i64>);
    }, check
}

impl object::Check for Open {
    fn check(&self) -> json::Result<()> {
        object::require(self.size >= 0, "size")?;
        object::require(
            self.additional_properties_.values().all(|&item| item >= 0),
            "additionalProperties",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    OPEN_SCHEMA {
        required("name", Schema::String(&[]));
        optional("additionalProperties", Schema::Boolean);
        required("size", Schema::Integer(0, i64::MAX));
    }, AdditionalProperties::Each(&Schema::Integer(0, i64::MAX))
}
