// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{Tame, Wild};

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Animal {
    /// `Wild`.
    Wild(Wild),
    /// `Tame`.
    Tame(Tame),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => value.serialize(serializer),
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

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField(
    "kind",
    &[("Lion", 0), ("Wolf", 0), ("tame", 1), ("housed", 1)],
);
