// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Food`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Food`].
pub(crate) static FOOD_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "grams",
            required: true,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
