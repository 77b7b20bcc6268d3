// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::unit::{Unit, UNIT_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Load {
    pub weight: Option<f64>,
    /// What the weight is told in.
    pub unit: Unit,
}

object::implement! {
    Load: Default {
        optional(weight: f64, "weight");
        default(unit: String = "kg".to_owned(), "unit");
    }, check
}

impl object::Check for Load {
    fn check(&self) -> json::Result<()> {
        object::require(self.weight.is_none_or(|weight| weight >= 0.0), "weight")?;
        object::require(self.unit.chars().count() <= 2, "unit")?;
        Ok(())
    }
}

object_schema::implement! {
    LOAD_SCHEMA {
        optional("weight", Schema::Number(NumberBounds { minimum: 0.0, ..NumberBounds::ANY }));
        optional("unit", Schema::Reference(&UNIT_SCHEMA));
    }, AdditionalProperties::Any
}
