// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::types::Food;

/// `Animal`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Animal {
    /// `id`.
    pub id: Option<i64>,
    /// `name`.
    pub name: Option<String>,
    /// `food`.
    pub food: Option<Food>,
    /// `kind`.
    pub kind: Option<AnimalKind>,
    /// `parent`.
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

/// `AnimalKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(AnimalKind);
