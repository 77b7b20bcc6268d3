// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContact`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::{EverythingContactMail, EverythingContactPhone};

/// `EverythingContact`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingContact {
    /// `Phone`.
    Phone(EverythingContactPhone),
    /// `Mail`.
    Mail(EverythingContactMail),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EverythingContactPhone> for EverythingContact {
    fn from(value: EverythingContactPhone) -> Self {
        Self::Phone(value)
    }
}

impl From<EverythingContactMail> for EverythingContact {
    fn from(value: EverythingContactMail) -> Self {
        Self::Mail(value)
    }
}

impl Serialize for EverythingContact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Phone(value) => value.serialize(serializer),
            Self::Mail(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingContact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingContact {
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
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::Object(
                &Facts {
                    required: &["number"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["address"],
                    optional: &["name"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
