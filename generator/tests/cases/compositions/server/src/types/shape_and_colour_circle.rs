// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircle`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ShapeAndColourCircleFilled, ShapeAndColourCircleLined};

/// Circle
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColourCircle {
    /// `Filled`.
    Filled(ShapeAndColourCircleFilled),
    /// `Lined`.
    Lined(ShapeAndColourCircleLined),
}

impl From<ShapeAndColourCircleFilled> for ShapeAndColourCircle {
    fn from(value: ShapeAndColourCircleFilled) -> Self {
        Self::Filled(value)
    }
}

impl From<ShapeAndColourCircleLined> for ShapeAndColourCircle {
    fn from(value: ShapeAndColourCircleLined) -> Self {
        Self::Lined(value)
    }
}

impl Serialize for ShapeAndColourCircle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Filled(value) => value.serialize(serializer),
            Self::Lined(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourCircle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for ShapeAndColourCircle {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Filled),
            _ => union::branch(json, |_| true).map(Self::Lined),
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
                    required: &["id", "radius", "fill"],
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
                    required: &["id", "radius", "line"],
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
            Schema::Reference(&types::shape_and_colour_circle_filled::SCHEMA),
            Schema::Reference(&types::shape_and_colour_circle_lined::SCHEMA),
        ],
    },
);
