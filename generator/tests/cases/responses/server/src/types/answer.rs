// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Answer`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types::{Error, Parcel};

/// `Answer`.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// `Parcel`.
    Parcel(Parcel),
    /// `Error`.
    Error(Error),
}

impl From<Parcel> for Answer {
    fn from(value: Parcel) -> Self {
        Self::Parcel(value)
    }
}

impl From<Error> for Answer {
    fn from(value: Error) -> Self {
        Self::Error(value)
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Parcel(value) => value.serialize(serializer),
            Self::Error(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Answer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Answer {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Parcel),
            _ => union::branch(json, |_| true).map(Self::Error),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::Object(
                &Facts {
                    required: &["name"],
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
                    required: &["message"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);
