// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Colors {
    pub name: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

object::implement! {
    Colors: Default {
        optional(name: String, "name");
        additional(additional_properties: BTreeMap<String, i64>);
    }, check
}

impl object::Check for Colors {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.additional_properties.values().all(|&item| item <= 16777215),
            "additionalProperties",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    COLORS_SCHEMA {
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Each(&Schema::Integer(i64::MIN, 16777215))
}
