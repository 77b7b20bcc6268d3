// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `NewAnimal`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Food, FOOD_SCHEMA};

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

/// The JSON schema of [`NewAnimal`].
pub(crate) static NEW_ANIMAL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "food",
            required: true,
            schema: Schema::Reference(&FOOD_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
