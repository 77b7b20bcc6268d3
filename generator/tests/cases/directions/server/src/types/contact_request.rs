// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Contact`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{MailRequest, Phone};

/// `Contact`.
#[derive(Clone, Debug, PartialEq)]
pub enum ContactRequest {
    /// `Phone`.
    Phone(Phone),
    /// `Mail`.
    Mail(MailRequest),
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
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Phone", 0), ("Mail", 1)]);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::phone::SCHEMA),
            Schema::Reference(&types::mail_request::SCHEMA),
        ],
    },
);
