// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLists`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `EverythingLists`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLists {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `StringArray`.
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<i64>> for EverythingLists {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<Vec<String>> for EverythingLists {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl Serialize for EverythingLists {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::IntegerArray(value) => value.serialize(serializer),
            Self::StringArray(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingLists {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingLists {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::IntegerArray),
            _ => union::branch(json, |_| true).map(Self::StringArray),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::ArrayOf(&[Is::Integer]),
        },
        Case {
            branch: 1,
            is: Is::ArrayOf(&[Is::String]),
        },
    ],
    Fits::Some,
);
