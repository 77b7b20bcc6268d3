// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use serde_json::Value;

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
        0 = object { required ["kind", "radius"] optional ["area"] };
        1 = object { required ["kind", "side"] optional ["area", "edge"] };
    }
}

/// Circle
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    pub kind: String,
    #[deprecated]
    pub area: Option<f64>,
    /// Deprecated.
    #[deprecated]
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
    #[expect(deprecated)] ShapeCircle from ShapeCircleRequired {
        required(kind, "kind");
        #[deprecated]
        #[expect(deprecated)]
        optional(area: f64, "area");
        required(radius, "radius");
    }
}

/// Square
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    pub kind: String,
    #[deprecated]
    pub area: Option<f64>,
    pub side: f64,
    #[deprecated]
    pub edge: Option<f64>,
}

/// The required fields of [`ShapeSquare`].
#[derive(Debug)]
pub struct ShapeSquareRequired {
    pub kind: String,
    pub side: f64,
}

object::implement! {
    #[expect(deprecated)] ShapeSquare from ShapeSquareRequired {
        required(kind, "kind");
        #[deprecated]
        #[expect(deprecated)]
        optional(area: f64, "area");
        required(side, "side");
        #[deprecated]
        #[expect(deprecated)]
        optional(edge: f64, "edge");
    }
}
