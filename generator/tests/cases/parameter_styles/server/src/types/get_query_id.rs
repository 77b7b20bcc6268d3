// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `GetQueryId`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};

/// `GetQueryId`.
#[derive(Clone, Debug, PartialEq)]
pub enum GetQueryId {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
}

impl From<i64> for GetQueryId {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for GetQueryId {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl Serialize for GetQueryId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => value.serialize(serializer),
            Self::String(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for GetQueryId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for GetQueryId {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Integer),
            _ => union::branch(json, |_| true).map(Self::String),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::Integer }, Case { branch: 1, is: Is::String }],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[Schema::Integer(i64::MIN, i64::MAX), Schema::String(&[])],
    },
);
