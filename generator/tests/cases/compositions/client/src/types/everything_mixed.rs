// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixed`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::EverythingMixedValue;

/// `EverythingMixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingMixed {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `Object`.
    Object(EverythingMixedValue),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<i64>> for EverythingMixed {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<EverythingMixedValue> for EverythingMixed {
    fn from(value: EverythingMixedValue) -> Self {
        Self::Object(value)
    }
}

impl Serialize for EverythingMixed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::IntegerArray(value) => value.serialize(serializer),
            Self::Object(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingMixed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingMixed {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::IntegerArray),
            _ => union::branch(json, |_| true).map(Self::Object),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::Array },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &[],
                    optional: &["a"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
