// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColour`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColour {
    Circle(ShapeAndColourCircle),
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

impl Union for ShapeAndColour {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Circle),
            _ => json::decode(reader).map(Self::Square),
        }
    }
}

union::implement! {
    ShapeAndColour by one shape {
        0 = object { required ["id", "radius", "fill"] };
        0 = object { required ["id", "radius", "line"] };
        1 = object { required ["id", "side", "fill"] };
        1 = object { required ["id", "side", "line"] };
    }
}

pub(crate) static SHAPE_AND_COLOUR_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <ShapeAndColour as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SHAPE_AND_COLOUR_CIRCLE_SCHEMA),
            Schema::Reference(&SHAPE_AND_COLOUR_SQUARE_SCHEMA),
        ],
    },
);

/// Circle
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColourCircle {
    Filled(ShapeAndColourCircleFilled),
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

impl Union for ShapeAndColourCircle {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }
}

union::implement! {
    ShapeAndColourCircle by any shape {
        0 = object { required ["id", "radius", "fill"] };
        1 = object { required ["id", "radius", "line"] };
    }
}

pub(crate) static SHAPE_AND_COLOUR_CIRCLE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <ShapeAndColourCircle as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SHAPE_AND_COLOUR_CIRCLE_FILLED_SCHEMA),
            Schema::Reference(&SHAPE_AND_COLOUR_CIRCLE_LINED_SCHEMA),
        ],
    },
);

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleFilled {
    pub id: i64,
    pub radius: f64,
    pub fill: String,
}

/// The required fields of [`ShapeAndColourCircleFilled`].
#[derive(Debug)]
pub struct ShapeAndColourCircleFilledRequired {
    pub id: i64,
    pub radius: f64,
    pub fill: String,
}

object::implement! {
    ShapeAndColourCircleFilled from ShapeAndColourCircleFilledRequired {
        required(id, "id");
        required(radius, "radius");
        required(fill, "fill");
    }
}

object_schema::implement! {
    SHAPE_AND_COLOUR_CIRCLE_FILLED_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("radius", Schema::Number(NumberBounds::ANY));
        required("fill", Schema::String(&[]));
    }, AdditionalProperties::Any
}

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleLined {
    pub id: i64,
    pub radius: f64,
    pub line: String,
}

/// The required fields of [`ShapeAndColourCircleLined`].
#[derive(Debug)]
pub struct ShapeAndColourCircleLinedRequired {
    pub id: i64,
    pub radius: f64,
    pub line: String,
}

object::implement! {
    ShapeAndColourCircleLined from ShapeAndColourCircleLinedRequired {
        required(id, "id");
        required(radius, "radius");
        required(line, "line");
    }
}

object_schema::implement! {
    SHAPE_AND_COLOUR_CIRCLE_LINED_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("radius", Schema::Number(NumberBounds::ANY));
        required("line", Schema::String(&[]));
    }, AdditionalProperties::Any
}

/// Square
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeAndColourSquare {
    Filled(ShapeAndColourSquareFilled),
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

impl Union for ShapeAndColourSquare {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }
}

union::implement! {
    ShapeAndColourSquare by any shape {
        0 = object { required ["id", "side", "fill"] };
        1 = object { required ["id", "side", "line"] };
    }
}

pub(crate) static SHAPE_AND_COLOUR_SQUARE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <ShapeAndColourSquare as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SHAPE_AND_COLOUR_SQUARE_FILLED_SCHEMA),
            Schema::Reference(&SHAPE_AND_COLOUR_SQUARE_LINED_SCHEMA),
        ],
    },
);

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareFilled {
    pub id: i64,
    pub side: f64,
    pub fill: String,
}

/// The required fields of [`ShapeAndColourSquareFilled`].
#[derive(Debug)]
pub struct ShapeAndColourSquareFilledRequired {
    pub id: i64,
    pub side: f64,
    pub fill: String,
}

object::implement! {
    ShapeAndColourSquareFilled from ShapeAndColourSquareFilledRequired {
        required(id, "id");
        required(side, "side");
        required(fill, "fill");
    }
}

object_schema::implement! {
    SHAPE_AND_COLOUR_SQUARE_FILLED_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("side", Schema::Number(NumberBounds::ANY));
        required("fill", Schema::String(&[]));
    }, AdditionalProperties::Any
}

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareLined {
    pub id: i64,
    pub side: f64,
    pub line: String,
}

/// The required fields of [`ShapeAndColourSquareLined`].
#[derive(Debug)]
pub struct ShapeAndColourSquareLinedRequired {
    pub id: i64,
    pub side: f64,
    pub line: String,
}

object::implement! {
    ShapeAndColourSquareLined from ShapeAndColourSquareLinedRequired {
        required(id, "id");
        required(side, "side");
        required(line, "line");
    }
}

object_schema::implement! {
    SHAPE_AND_COLOUR_SQUARE_LINED_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("side", Schema::Number(NumberBounds::ANY));
        required("line", Schema::String(&[]));
    }, AdditionalProperties::Any
}
