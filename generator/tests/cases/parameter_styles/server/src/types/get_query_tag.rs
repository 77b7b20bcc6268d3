// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `GetQueryTag`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Items, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `GetQueryTag`.
#[derive(Clone, Debug, PartialEq)]
pub enum GetQueryTag {
    /// `String`.
    String(String),
    /// `StringArray`.
    StringArray(Vec<String>),
}

impl From<String> for GetQueryTag {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for GetQueryTag {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl Serialize for GetQueryTag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(serializer),
            Self::StringArray(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for GetQueryTag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for GetQueryTag {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::String),
            _ => union::branch(json, |_| true).map(Self::StringArray),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::String }, Case { branch: 1, is: Is::Array }],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::String(&[]),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
