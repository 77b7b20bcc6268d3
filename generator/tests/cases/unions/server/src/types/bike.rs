// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    pub kind: String,
    pub wheels: i64,
}

/// The required fields of [`Bike`].
#[derive(Debug)]
pub struct BikeRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Bike from BikeRequired {
        required(kind, "kind");
        required(wheels, "wheels");
    }, check
}

impl object::Check for Bike {
    fn check(&self) -> json::Result<()> {
        object::require(self.wheels >= 0, "wheels")?;
        Ok(())
    }
}

object_schema::implement! {
    BIKE_SCHEMA {
        required("kind", Schema::String(&[]));
        required("wheels", Schema::Integer(0, i64::MAX));
    }, AdditionalProperties::Any
}
