// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{Mail, Phone};

/// `Contact`.
#[derive(Clone, Debug, PartialEq)]
pub enum Contact {
    /// `Phone`.
    Phone(Phone),
    /// `Mail`.
    Mail(Mail),
}

impl From<Phone> for Contact {
    fn from(value: Phone) -> Self {
        Self::Phone(value)
    }
}

impl From<Mail> for Contact {
    fn from(value: Mail) -> Self {
        Self::Mail(value)
    }
}

impl Serialize for Contact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Phone(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Phone")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Mail(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Mail")?;
                value.write("kind", &mut object)?;
                object.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Contact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Contact {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Phone),
            _ => union::branch(json, |_| true).map(Self::Mail),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Phone", 0), ("Mail", 1)]);
