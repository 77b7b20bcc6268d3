// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{MailRequest, Phone};

/// `Contact`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ContactRequest {
    /// `Phone`.
    Phone(Phone),
    /// `Mail`.
    Mail(MailRequest),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Phone> for ContactRequest {
    fn from(value: Phone) -> Self {
        Self::Phone(value)
    }
}

impl From<MailRequest> for ContactRequest {
    fn from(value: MailRequest) -> Self {
        Self::Mail(value)
    }
}

impl Serialize for ContactRequest {
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
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ContactRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for ContactRequest {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Phone),
            _ => union::branch(json, |_| true).map(Self::Mail),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Phone", 0), ("Mail", 1)]);
