// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevel`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{EverythingLevelValue, EverythingLevelValueType};

/// `EverythingLevel`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLevel {
    /// `Name`.
    Name(EverythingLevelValue),
    /// `Name`.
    NameValue(EverythingLevelValueType),
}

impl From<EverythingLevelValue> for EverythingLevel {
    fn from(value: EverythingLevelValue) -> Self {
        Self::Name(value)
    }
}

impl From<EverythingLevelValueType> for EverythingLevel {
    fn from(value: EverythingLevelValueType) -> Self {
        Self::NameValue(value)
    }
}

impl Serialize for EverythingLevel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Name(value) => value.serialize(serializer),
            Self::NameValue(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingLevel {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Name),
            _ => union::branch(json, |_| true).map(Self::NameValue),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::Integer },
        Case {
            branch: 1,
            is: Is::OneOf(&["low", "high"]),
        },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::everything_level_value::SCHEMA),
            Schema::Reference(&types::everything_level_value_type::SCHEMA),
        ],
    },
);
