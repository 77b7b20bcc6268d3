// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Shape`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Shape {
    /// `circle`.
    Circle(ShapeCircle),
    /// `square`.
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

union::implement!(Shape);

impl Union for Shape {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
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
        Fits::Some,
    );

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

/// `ShapeCircle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    /// `kind`.
    pub kind: ShapeCircleKind,
    /// `radius`.
    pub radius: f64,
}

/// The required fields of [`ShapeCircle`].
#[derive(Debug)]
pub struct ShapeCircleRequired {
    /// `kind`.
    pub kind: ShapeCircleKind,
    /// `radius`.
    pub radius: f64,
}

object::implement! {
    ShapeCircle from ShapeCircleRequired {
        required(kind, "kind");
        required(radius, "radius");
    }
}

/// `ShapeCircleKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeCircleKind {
    /// `circle`.
    Circle,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ShapeCircleKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Circle => "circle",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ShapeCircleKind {
    const VALUES: &'static [(&'static str, Self)] = &[("circle", Self::Circle)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ShapeCircleKind);

/// `ShapeSquare`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    /// `kind`.
    pub kind: ShapeSquareKind,
    /// `side`.
    pub side: f64,
}

/// The required fields of [`ShapeSquare`].
#[derive(Debug)]
pub struct ShapeSquareRequired {
    /// `kind`.
    pub kind: ShapeSquareKind,
    /// `side`.
    pub side: f64,
}

object::implement! {
    ShapeSquare from ShapeSquareRequired {
        required(kind, "kind");
        required(side, "side");
    }
}

/// `ShapeSquareKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeSquareKind {
    /// `square`.
    Square,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ShapeSquareKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Square => "square",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ShapeSquareKind {
    const VALUES: &'static [(&'static str, Self)] = &[("square", Self::Square)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ShapeSquareKind);
