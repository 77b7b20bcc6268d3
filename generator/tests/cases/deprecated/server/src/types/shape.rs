// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

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
        0 = object { required ["kind", "radius"] optional ["area"] };
        1 = object { required ["kind", "side"] optional ["area", "edge"] };
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

/// Circle
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    pub kind: String,
    /// Deprecated.
    pub area: Option<f64>,
    /// Deprecated.
    pub radius: f64,
}

/// The required fields of [`ShapeCircle`].
#[derive(Debug)]
pub struct ShapeCircleRequired {
    pub kind: String,
    /// Deprecated.
    pub radius: f64,
}

object::implement! {
    ShapeCircle from ShapeCircleRequired {
        required(kind, "kind");
        optional(area: f64, "area");
        required(radius, "radius");
    }
}

object_schema::implement! {
    SHAPE_CIRCLE_SCHEMA {
        required("kind", Schema::String(&[]));
        optional("area", Schema::Number(NumberBounds::ANY));
        required("radius", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}

/// Square
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    pub kind: String,
    /// Deprecated.
    pub area: Option<f64>,
    pub side: f64,
    /// Deprecated.
    pub edge: Option<f64>,
}

/// The required fields of [`ShapeSquare`].
#[derive(Debug)]
pub struct ShapeSquareRequired {
    pub kind: String,
    pub side: f64,
}

object::implement! {
    ShapeSquare from ShapeSquareRequired {
        required(kind, "kind");
        optional(area: f64, "area");
        required(side, "side");
        optional(edge: f64, "edge");
    }
}

object_schema::implement! {
    SHAPE_SQUARE_SCHEMA {
        required("kind", Schema::String(&[]));
        optional("area", Schema::Number(NumberBounds::ANY));
        required("side", Schema::Number(NumberBounds::ANY));
        optional("edge", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}
