// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquare`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{ShapeAndColourSquareFilled, ShapeAndColourSquareLined};

/// Square
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColourSquare {
    /// `Filled`.
    Filled(ShapeAndColourSquareFilled),
    /// `Lined`.
    Lined(ShapeAndColourSquareLined),
}

impl From<ShapeAndColourSquareFilled> for ShapeAndColourSquare {
    fn from(value: ShapeAndColourSquareFilled) -> Self {
        Self::Filled(value)
    }
}

impl From<ShapeAndColourSquareLined> for ShapeAndColourSquare {
    fn from(value: ShapeAndColourSquareLined) -> Self {
        Self::Lined(value)
    }
}

impl json::Encode for ShapeAndColourSquare {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Filled(value) => writer.value(value),
            Self::Lined(value) => writer.value(value),
        }
    }
}

impl json::Decode for ShapeAndColourSquare {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(ShapeAndColourSquare);

impl Union for ShapeAndColourSquare {
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
                    required: &["id", "side", "fill"],
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
                    required: &["id", "side", "line"],
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
            Schema::Reference(&types::shape_and_colour_square_filled::SCHEMA),
            Schema::Reference(&types::shape_and_colour_square_lined::SCHEMA),
        ],
    },
);
