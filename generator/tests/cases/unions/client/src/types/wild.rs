// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wild`.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{Lion, Wolf};

/// `Wild`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Wild {
    /// `Lion`.
    Lion(Lion),
    /// `Wolf`.
    Wolf(Wolf),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Lion> for Wild {
    fn from(value: Lion) -> Self {
        Self::Lion(value)
    }
}

impl From<Wolf> for Wild {
    fn from(value: Wolf) -> Self {
        Self::Wolf(value)
    }
}

impl Serialize for Wild {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Lion(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Lion")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Wolf(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Wolf")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Wild {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Wild {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Lion),
            _ => union::branch(json, |_| true).map(Self::Wolf),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Lion", 0), ("Wolf", 1)]);
