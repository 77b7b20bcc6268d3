// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModel`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::EverythingModelValue;

/// `EverythingModel`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingModel {
    /// `String`.
    String(String),
    /// `Name`.
    Name(EverythingModelValue),
}

impl From<String> for EverythingModel {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<EverythingModelValue> for EverythingModel {
    fn from(value: EverythingModelValue) -> Self {
        Self::Name(value)
    }
}

impl Serialize for EverythingModel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(serializer),
            Self::Name(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for EverythingModel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for EverythingModel {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::String),
            _ => union::branch(json, |_| true).map(Self::Name),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::String },
        Case {
            branch: 1,
            is: Is::OneOf(&["small", "large"]),
        },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::String(&[]),
            Schema::Reference(&types::everything_model_value::SCHEMA),
        ],
    },
);
