// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquare`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::{ShapeAndColourSquareFilled, ShapeAndColourSquareLined};

/// Square
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShapeAndColourSquare {
    /// `Filled`.
    Filled(ShapeAndColourSquareFilled),
    /// `Lined`.
    Lined(ShapeAndColourSquareLined),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<ShapeAndColourSquareFilled> for ShapeAndColourSquare {
    fn from(value: ShapeAndColourSquareFilled) -> Self {
        Self::Filled(value)
    }
}

impl From<ShapeAndColourSquareLined> for ShapeAndColourSquare {
    fn from(value: ShapeAndColourSquareLined) -> Self {
        Self::Lined(value)
    }
}

impl Serialize for ShapeAndColourSquare {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Filled(value) => value.serialize(serializer),
            Self::Lined(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourSquare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for ShapeAndColourSquare {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Filled),
            _ => union::branch(json, |_| true).map(Self::Lined),
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
            is: Is::Object(
                &Facts {
                    required: &["id", "side", "fill"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["id", "side", "line"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
