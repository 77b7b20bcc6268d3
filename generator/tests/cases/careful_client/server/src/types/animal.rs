// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum};
use crate::types::Food;

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Animal {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
    /// `kind`.
    pub kind: AnimalKind,
    /// `parent`.
    pub parent: Option<Box<Animal>>,
}

/// The required fields of [`Animal`].
#[derive(Debug)]
pub struct AnimalRequired {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
    /// `kind`.
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

/// `AnimalKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

text_enum::implement!(AnimalKind);
