// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevel`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::{EverythingLevelValue, EverythingLevelValueType};

/// `EverythingLevel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLevel {
    /// `Name`.
    Name(EverythingLevelValue),
    /// `Name`.
    NameValue(EverythingLevelValueType),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EverythingLevelValue> for EverythingLevel {
    fn from(value: EverythingLevelValue) -> Self {
        Self::Name(value)
    }
}

impl From<EverythingLevelValueType> for EverythingLevel {
    fn from(value: EverythingLevelValueType) -> Self {
        Self::NameValue(value)
    }
}

impl Serialize for EverythingLevel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Name(value) => value.serialize(serializer),
            Self::NameValue(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingLevel {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Name),
            _ => union::branch(json, |_| true).map(Self::NameValue),
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
        Case {
            branch: 1,
            is: Is::OneOf(&["low", "high"]),
        },
    ],
    Fits::Some,
);
