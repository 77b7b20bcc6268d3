// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Food`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Food {
    pub grams: i32,
}

/// The required fields of [`Food`].
#[derive(Debug)]
pub struct FoodRequired {
    pub grams: i32,
}

object::implement! {
    Food from FoodRequired {
        required(grams, "grams");
    }
}

object_schema::implement! {
    FOOD_SCHEMA {
        required("grams", Schema::Integer(-2147483648, 2147483647));
    }, AdditionalProperties::Any
}
