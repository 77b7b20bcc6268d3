// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Items, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;

/// `Nested`.
#[derive(Clone, Debug, PartialEq)]
pub enum Nested {
    /// `Items`.
    Items(Vec<Nested>),
}

impl From<Vec<Nested>> for Nested {
    fn from(value: Vec<Nested>) -> Self {
        Self::Items(value)
    }
}

impl Serialize for Nested {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Items(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Nested {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Nested {
    const TOLD: Told = TOLD;

    fn read(_branch: usize, json: &str) -> serde_json::Result<Self> {
        union::branch(json, |_| true).map(Self::Items)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[Case { branch: 0, is: Is::Array }],
    Fits::Some,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::nested::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
