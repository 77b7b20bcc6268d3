// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use serde_json::Value;

use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Shape {
    Circle(ShapeCircle),
    Square(ShapeSquare),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Shape by any shape {
        0 = object { required ["kind", "radius"] values ["kind" ["circle"]] };
        1 = object { required ["kind", "side"] values ["kind" ["square"]] };
    }
}

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeCircleKind {
    Circle,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ShapeCircleKind {
        Circle = "circle";
    }
}

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeSquareKind {
    Square,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ShapeSquareKind {
        Square = "square";
    }
}
