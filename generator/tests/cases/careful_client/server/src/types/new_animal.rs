// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `NewAnimal`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::food::{Food, FOOD_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewAnimal {
    pub name: String,
    pub food: Food,
}

/// The required fields of [`NewAnimal`].
#[derive(Debug)]
pub struct NewAnimalRequired {
    pub name: String,
    pub food: Food,
}

object::implement! {
    NewAnimal from NewAnimalRequired {
        required(name, "name");
        required(food, "food");
    }
}

object_schema::implement! {
    NEW_ANIMAL_SCHEMA {
        required("name", Schema::String(&[]));
        required("food", Schema::Reference(&FOOD_SCHEMA));
    }, AdditionalProperties::Any
}
