// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingEither`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use uuid::Uuid;

use crate::runtime::codec;
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::runtime::uuid::UuidText;

/// `EverythingEither`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingEither {
    /// `String`.
    String(String),
    /// `Uuid`.
    Uuid(Uuid),
    /// `UuidArray`.
    UuidArray(Vec<Uuid>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for EverythingEither {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Uuid> for EverythingEither {
    fn from(value: Uuid) -> Self {
        Self::Uuid(value)
    }
}

impl From<Vec<Uuid>> for EverythingEither {
    fn from(value: Vec<Uuid>) -> Self {
        Self::UuidArray(value)
    }
}

impl Serialize for EverythingEither {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(serializer),
            Self::Uuid(value) => codec::Encoded::<UuidText>(value).serialize(serializer),
            Self::UuidArray(value) => {
                codec::Encoded::<Vec<UuidText>>(value).serialize(serializer)
            }
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingEither {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingEither {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::String),
            1 => {
                union::branch(json, |_: &codec::Decoded<UuidText>| true)
                    .map(|value| Self::Uuid(value.0))
            }
            _ => {
                union::branch(json, |_: &codec::Decoded<Vec<UuidText>>| true)
                    .map(|value| Self::UuidArray(value.0))
            }
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 1, is: Is::String },
        Case { branch: 0, is: Is::String },
        Case { branch: 2, is: Is::Array },
    ],
    Fits::Some,
);
