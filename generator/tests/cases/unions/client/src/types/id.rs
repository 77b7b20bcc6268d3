// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `Id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Id {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
    /// `Boolean`.
    Boolean(bool),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for Id {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for Id {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<bool> for Id {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => value.serialize(serializer),
            Self::String(value) => value.serialize(serializer),
            Self::Boolean(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Id {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Integer),
            1 => union::branch(json, |_| true).map(Self::String),
            _ => union::branch(json, |_| true).map(Self::Boolean),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::Integer },
        Case { branch: 1, is: Is::String },
        Case { branch: 2, is: Is::Boolean },
    ],
    Fits::Some,
);
