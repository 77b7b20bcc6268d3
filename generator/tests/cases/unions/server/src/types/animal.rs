// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{Tame, Wild};

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
pub enum Animal {
    /// `Wild`.
    Wild(Wild),
    /// `Tame`.
    Tame(Tame),
}

impl From<Wild> for Animal {
    fn from(value: Wild) -> Self {
        Self::Wild(value)
    }
}

impl From<Tame> for Animal {
    fn from(value: Tame) -> Self {
        Self::Tame(value)
    }
}

impl Serialize for Animal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Wild(value) => value.serialize(serializer),
            Self::Tame(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Animal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Animal {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Wild),
            _ => union::branch(json, |_| true).map(Self::Tame),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField(
    "kind",
    &[("Lion", 0), ("Wolf", 0), ("tame", 1), ("housed", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::wild::SCHEMA),
            Schema::Reference(&types::tame::SCHEMA),
        ],
    },
);
