// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::Forest;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tree {
    /// `Entries`.
    Entries(BTreeMap<String, Forest>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<BTreeMap<String, Forest>> for Tree {
    fn from(value: BTreeMap<String, Forest>) -> Self {
        Self::Entries(value)
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Entries(value) => value.serialize(serializer),
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

    fn read(_branch: usize, json: &str) -> serde_json::Result<Self> {
        union::branch(json, |_| true).map(Self::Entries)
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
                    required: &[],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
