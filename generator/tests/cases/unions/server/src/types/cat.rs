// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    pub pet_type: String,
    pub claws: i64,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub pet_type: String,
    pub claws: i64,
}

object::implement! {
    Cat from CatRequired {
        required(pet_type, "petType");
        required(claws, "claws");
    }, check
}

impl object::Check for Cat {
    fn check(&self) -> json::Result<()> {
        object::require(self.claws >= 0, "claws")?;
        Ok(())
    }
}

object_schema::implement! {
    CAT_SCHEMA {
        required("petType", Schema::String(&[]));
        required("claws", Schema::Integer(0, i64::MAX));
    }, AdditionalProperties::Any
}
