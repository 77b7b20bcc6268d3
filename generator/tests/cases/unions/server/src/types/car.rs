// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    pub kind: String,
    pub wheels: i64,
    pub doors: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Car from CarRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(doors: i64, "doors");
    }, check
}

impl object::Check for Car {
    fn check(&self) -> json::Result<()> {
        object::require(self.wheels >= 0, "wheels")?;
        Ok(())
    }
}

object_schema::implement! {
    CAR_SCHEMA {
        required("kind", Schema::String(&[]));
        required("wheels", Schema::Integer(0, i64::MAX));
        optional("doors", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
