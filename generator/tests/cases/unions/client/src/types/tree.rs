// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::Branch;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tree {
    /// `String`.
    String(String),
    /// `Branch`.
    Branch(Box<Branch>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for Tree {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Branch> for Tree {
    fn from(value: Branch) -> Self {
        Self::Branch(Box::new(value))
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(serializer),
            Self::Branch(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Tree {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::String),
            _ => union::branch(json, |_| true).map(Box::new).map(Self::Branch),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::String },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["left", "right"],
                    optional: &[],
                    closed: true,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
