// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::Branch;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `String`.
    String(String),
    /// `Branch`.
    Branch(Box<Branch>),
}

impl From<String> for Tree {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Branch> for Tree {
    fn from(value: Branch) -> Self {
        Self::Branch(Box::new(value))
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::String(value) => value.serialize(serializer),
            Self::Branch(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Tree {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::String),
            _ => union::branch(json, |_| true).map(Box::new).map(Self::Branch),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::String },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["left", "right"],
                    optional: &[],
                    closed: true,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[Schema::String(&[]), Schema::Reference(&types::branch::SCHEMA)],
    },
);
