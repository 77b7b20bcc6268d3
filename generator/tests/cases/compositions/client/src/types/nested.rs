// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `Nested`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Nested {
    /// `Items`.
    Items(Vec<Nested>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<Nested>> for Nested {
    fn from(value: Vec<Nested>) -> Self {
        Self::Items(value)
    }
}

impl Serialize for Nested {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Items(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Nested {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Nested {
    const TOLD: Told = TOLD;

    fn read(_branch: usize, json: &str) -> serde_json::Result<Self> {
        union::branch(json, |_| true).map(Self::Items)
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::Array }],
    Fits::Some,
);
