// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Van`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Van {
    pub kind: String,
    pub wheels: i64,
    pub doors: Option<i64>,
    pub load: Option<f64>,
}

/// The required fields of [`Van`].
#[derive(Debug)]
pub struct VanRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Van from VanRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(doors: i64, "doors");
        optional(load: f64, "load");
    }, check
}

impl object::Check for Van {
    fn check(&self) -> json::Result<()> {
        object::require(self.wheels >= 0, "wheels")?;
        Ok(())
    }
}

object_schema::implement! {
    VAN_SCHEMA {
        required("kind", Schema::String(&[]));
        required("wheels", Schema::Integer(0, i64::MAX));
        optional("doors", Schema::Integer(i64::MIN, i64::MAX));
        optional("load", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}
