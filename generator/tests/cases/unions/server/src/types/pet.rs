// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{Cat, Dog};

/// A cat or a dog.
#[derive(Clone, Debug, PartialEq)]
pub enum Pet {
    /// `Cat`.
    Cat(Cat),
    /// `Dog`.
    Dog(Dog),
}

impl From<Cat> for Pet {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}

impl From<Dog> for Pet {
    fn from(value: Dog) -> Self {
        Self::Dog(value)
    }
}

impl Serialize for Pet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Cat(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("petType", "kitty")?;
                value.write("petType", &mut object)?;
                object.end()
            }
            Self::Dog(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("petType", "doggy")?;
                value.write("petType", &mut object)?;
                object.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Pet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Pet {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Cat),
            _ => union::branch(json, |_| true).map(Self::Dog),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField(
    "petType",
    &[("kitty", 0), ("Cat", 0), ("doggy", 1), ("Dog", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::cat::SCHEMA),
            Schema::Reference(&types::dog::SCHEMA),
        ],
    },
);
