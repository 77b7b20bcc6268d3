// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingNumberOrText`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `EverythingNumberOrText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingNumberOrText {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for EverythingNumberOrText {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for EverythingNumberOrText {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl Serialize for EverythingNumberOrText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => value.serialize(serializer),
            Self::String(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingNumberOrText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingNumberOrText {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Integer),
            _ => union::branch(json, |_| true).map(Self::String),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::Integer }, Case { branch: 1, is: Is::String }],
    Fits::Some,
);
