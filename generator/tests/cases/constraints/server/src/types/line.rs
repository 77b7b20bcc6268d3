// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::unit::{Unit, UNIT_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    pub count: i64,
    pub unit: Option<Unit>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    pub count: i64,
}

object::implement! {
    Line from LineRequired {
        required(count, "count");
        optional(unit: Unit, "unit");
    }, check
}

impl object::Check for Line {
    fn check(&self) -> json::Result<()> {
        object::require(self.count >= 1, "count")?;
        Ok(())
    }
}

object_schema::implement! {
    LINE_SCHEMA {
        required("count", Schema::Integer(1, i64::MAX));
        optional("unit", Schema::Reference(&UNIT_SCHEMA));
    }, AdditionalProperties::Any
}
