// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::food::Food;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Animal {
    pub id: Option<i64>,
    pub name: Option<String>,
    pub food: Option<Food>,
    pub kind: Option<AnimalKind>,
    pub parent: Option<Box<Animal>>,
}

object::implement! {
    Animal {
        optional(id: i64, "id");
        optional(name: String, "name");
        optional(food: Food, "food");
        optional(kind: AnimalKind, "kind");
        optional(parent: Box<Animal>, "parent");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnimalKind {
    Cat,
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    AnimalKind {
        Cat = "cat";
        Dog = "dog";
    }
}
