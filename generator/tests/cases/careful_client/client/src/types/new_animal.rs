// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `NewAnimal`.

use crate::runtime::object;
use crate::types::food::Food;

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
