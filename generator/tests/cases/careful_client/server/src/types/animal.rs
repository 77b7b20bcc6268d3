// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::{object, text_enum};
use crate::types::food::Food;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Animal {
    pub id: i64,
    pub name: String,
    pub food: Food,
    pub kind: AnimalKind,
    pub parent: Option<Box<Animal>>,
}

/// The required fields of [`Animal`].
#[derive(Debug)]
pub struct AnimalRequired {
    pub id: i64,
    pub name: String,
    pub food: Food,
    pub kind: AnimalKind,
}

object::implement! {
    Animal from AnimalRequired {
        required(id, "id");
        required(name, "name");
        required(food, "food");
        required(kind, "kind");
        optional(parent: Box<Animal>, "parent");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimalKind {
    Cat,
    Dog,
}

text_enum::implement! {
    AnimalKind {
        Cat = "cat";
        Dog = "dog";
    }
}
