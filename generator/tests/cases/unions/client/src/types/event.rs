// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use std::fmt::Display;

use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::{EventCreated, EventDeleted};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// `Created`.
    Created(EventCreated),
    /// `Deleted`.
    Deleted(EventDeleted),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EventCreated> for Event {
    fn from(value: EventCreated) -> Self {
        Self::Created(value)
    }
}

impl From<EventDeleted> for Event {
    fn from(value: EventDeleted) -> Self {
        Self::Deleted(value)
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Created(value) => value.serialize(serializer),
            Self::Deleted(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Event {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Created),
            _ => union::branch(json, |_| true).map(Self::Deleted),
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
                    required: &["at", "by"],
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
                    required: &["at", "reason"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
