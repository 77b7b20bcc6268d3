// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquare`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
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

union::implement!(ShapeAndColourSquare);

impl Union for ShapeAndColourSquare {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::shape_and_colour_square_filled::SCHEMA),
            Schema::Reference(&types::shape_and_colour_square_lined::SCHEMA),
        ],
    },
);
