// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Circle(ShapeCircle),
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

impl Union for Shape {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Circle),
            _ => json::decode(reader).map(Self::Square),
        }
    }
}

union::implement! {
    Shape by one shape {
        0 = object { required ["kind", "radius"] values ["kind" ["circle"]] };
        1 = object { required ["kind", "side"] values ["kind" ["square"]] };
    }
}

pub(crate) static SHAPE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Shape as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SHAPE_CIRCLE_SCHEMA),
            Schema::Reference(&SHAPE_SQUARE_SCHEMA),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    pub kind: ShapeCircleKind,
    pub radius: f64,
}

/// The required fields of [`ShapeCircle`].
#[derive(Debug)]
pub struct ShapeCircleRequired {
    pub kind: ShapeCircleKind,
    pub radius: f64,
}

object::implement! {
    ShapeCircle from ShapeCircleRequired {
        required(kind, "kind");
        required(radius, "radius");
    }
}

object_schema::implement! {
    SHAPE_CIRCLE_SCHEMA {
        required("kind", Schema::Reference(&SHAPE_CIRCLE_KIND_SCHEMA));
        required("radius", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeCircleKind {
    Circle,
}

text_enum::implement! {
    ShapeCircleKind {
        Circle = "circle";
    }
}

pub(crate) static SHAPE_CIRCLE_KIND_SCHEMA: Schema = Schema::Enum(
    &["circle"],
    "expected one of `circle`",
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    pub kind: ShapeSquareKind,
    pub side: f64,
}

/// The required fields of [`ShapeSquare`].
#[derive(Debug)]
pub struct ShapeSquareRequired {
    pub kind: ShapeSquareKind,
    pub side: f64,
}

object::implement! {
    ShapeSquare from ShapeSquareRequired {
        required(kind, "kind");
        required(side, "side");
    }
}

object_schema::implement! {
    SHAPE_SQUARE_SCHEMA {
        required("kind", Schema::Reference(&SHAPE_SQUARE_KIND_SCHEMA));
        required("side", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeSquareKind {
    Square,
}

text_enum::implement! {
    ShapeSquareKind {
        Square = "square";
    }
}

pub(crate) static SHAPE_SQUARE_KIND_SCHEMA: Schema = Schema::Enum(
    &["square"],
    "expected one of `square`",
);
