// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColour`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{ShapeAndColourCircle, ShapeAndColourSquare};

/// `ShapeAndColour`.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColour {
    /// `Circle`.
    Circle(ShapeAndColourCircle),
    /// `Square`.
    Square(ShapeAndColourSquare),
}

impl From<ShapeAndColourCircle> for ShapeAndColour {
    fn from(value: ShapeAndColourCircle) -> Self {
        Self::Circle(value)
    }
}

impl From<ShapeAndColourSquare> for ShapeAndColour {
    fn from(value: ShapeAndColourSquare) -> Self {
        Self::Square(value)
    }
}

impl json::Encode for ShapeAndColour {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Circle(value) => writer.value(value),
            Self::Square(value) => writer.value(value),
        }
    }
}

impl json::Decode for ShapeAndColour {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(ShapeAndColour);

impl Union for ShapeAndColour {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Circle),
            _ => json::decode(reader).map(Self::Square),
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
            branch: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["id", "radius", "line"],
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
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::shape_and_colour_circle::SCHEMA),
            Schema::Reference(&types::shape_and_colour_square::SCHEMA),
        ],
    },
);
