// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{BoxType, Letter};

/// `Parcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Parcel {
    /// `Letter`.
    Letter(Letter),
    /// `Box`.
    Box(BoxType),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Letter> for Parcel {
    fn from(value: Letter) -> Self {
        Self::Letter(value)
    }
}

impl From<BoxType> for Parcel {
    fn from(value: BoxType) -> Self {
        Self::Box(value)
    }
}

impl Serialize for Parcel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Letter(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Letter")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Box(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Box")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Parcel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Parcel {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Letter),
            _ => union::branch(json, |_| true).map(Self::Box),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Letter", 0), ("Box", 1)]);
