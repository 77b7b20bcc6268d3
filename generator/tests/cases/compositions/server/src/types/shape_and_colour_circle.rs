// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircle`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
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

impl json::Encode for ShapeAndColourCircle {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Filled(value) => writer.value(value),
            Self::Lined(value) => writer.value(value),
        }
    }
}

impl json::Decode for ShapeAndColourCircle {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(ShapeAndColourCircle);

impl Union for ShapeAndColourCircle {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["id", "radius", "fill"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            branch: 1,
            is: ValueKind::Object(
                &ObjectFacts {
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
