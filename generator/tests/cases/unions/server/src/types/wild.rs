// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wild`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{Lion, Wolf};

/// `Wild`.
#[derive(Clone, Debug, PartialEq)]
pub enum Wild {
    /// `Lion`.
    Lion(Lion),
    /// `Wolf`.
    Wolf(Wolf),
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
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Lion", 0), ("Wolf", 1)]);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::lion::SCHEMA),
            Schema::Reference(&types::wolf::SCHEMA),
        ],
    },
);
