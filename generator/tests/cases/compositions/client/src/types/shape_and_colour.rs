// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColour`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{ShapeAndColourCircle, ShapeAndColourSquare};

/// `ShapeAndColour`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShapeAndColour {
    /// `Circle`.
    Circle(ShapeAndColourCircle),
    /// `Square`.
    Square(ShapeAndColourSquare),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(ShapeAndColour);

impl Union for ShapeAndColour {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Circle),
            _ => json::decode(reader).map(Self::Square),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
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
            variant: 0,
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
            variant: 1,
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
            variant: 1,
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
