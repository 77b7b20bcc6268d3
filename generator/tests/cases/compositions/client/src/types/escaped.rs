// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Escaped`.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{Loop, Part};

/// `Escaped`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Escaped {
    /// `Part`.
    Part(Part),
    /// `Loop`.
    Loop(Loop),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Part> for Escaped {
    fn from(value: Part) -> Self {
        Self::Part(value)
    }
}

impl From<Loop> for Escaped {
    fn from(value: Loop) -> Self {
        Self::Loop(value)
    }
}

impl Serialize for Escaped {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Part(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("what", "part")?;
                value.write("what", &mut object)?;
                object.end()
            }
            Self::Loop(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("what", "loop")?;
                value.write("what", &mut object)?;
                object.end()
            }
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Escaped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Escaped {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Part),
            _ => union::branch(json, |_| true).map(Self::Loop),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField(
    "what",
    &[("part", 0), ("Part", 0), ("loop", 1), ("Loop", 1)],
);
