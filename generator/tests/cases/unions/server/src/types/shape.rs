// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ShapeCircle, ShapeSquare};

/// `Shape`.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// `circle`.
    Circle(ShapeCircle),
    /// `square`.
    Square(ShapeSquare),
}

impl From<ShapeCircle> for Shape {
    fn from(value: ShapeCircle) -> Self {
        Self::Circle(value)
    }
}

impl From<ShapeSquare> for Shape {
    fn from(value: ShapeSquare) -> Self {
        Self::Square(value)
    }
}

impl json::Encode for Shape {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Circle(value) => writer.value(value),
            Self::Square(value) => writer.value(value),
        }
    }
}

union::implement!(Shape);

impl Union for Shape {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Circle),
            _ => json::decode(reader).map(Self::Square),
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
                    required: &["kind", "radius"],
                    optional: &[],
                    closed: false,
                    texts: &[("kind", &["circle"])],
                },
            ),
        },
        Case {
            variant: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["kind", "side"],
                    optional: &[],
                    closed: false,
                    texts: &[("kind", &["square"])],
                },
            ),
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::shape_circle::SCHEMA),
            Schema::Reference(&types::shape_square::SCHEMA),
        ],
    },
);
