// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema, Values};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::Forest;

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `Entries`.
    Entries(BTreeMap<String, Forest>),
}

impl From<BTreeMap<String, Forest>> for Tree {
    fn from(value: BTreeMap<String, Forest>) -> Self {
        Self::Entries(value)
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Entries(value) => value.serialize(serializer),
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

    fn read(_branch: usize, json: &str) -> serde_json::Result<Self> {
        union::branch(json, |_| true).map(Self::Entries)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::Object(
                &Facts {
                    required: &[],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Map(
                &Values {
                    schema: Schema::Reference(&types::forest::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
