// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColour`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

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
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
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

/// Circle
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShapeAndColourCircle {
    /// `Filled`.
    Filled(ShapeAndColourCircleFilled),
    /// `Lined`.
    Lined(ShapeAndColourCircleLined),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(ShapeAndColourCircle);

impl Union for ShapeAndColourCircle {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
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
                variant: 1,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["id", "radius", "line"],
                        optional: &[],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
        ],
        Fits::Some,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleFilled {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `fill`.
    pub fill: String,
}

/// The required fields of [`ShapeAndColourCircleFilled`].
#[derive(Debug)]
pub struct ShapeAndColourCircleFilledRequired {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourCircleFilledRequired> for ShapeAndColourCircleFilled {
    fn from(required: ShapeAndColourCircleFilledRequired) -> Self {
        Self {
            id: required.id,
            radius: required.radius,
            fill: required.fill,
        }
    }
}

impl json::EncodeFields for ShapeAndColourCircleFilled {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("radius", &self.radius);
        fields.field("fill", &self.fill);
    }
}

impl json::Decode for ShapeAndColourCircleFilled {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut radius: Option<f64> = None;
        let mut fill: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("radius", &mut radius),
                object::required("fill", &mut fill),
            ],
        )?;
        let (Some(id), Some(radius), Some(fill)) = (id, radius, fill) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, radius, fill })
    }
}

object::implement!(ShapeAndColourCircleFilled);

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleLined {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `line`.
    pub line: String,
}

/// The required fields of [`ShapeAndColourCircleLined`].
#[derive(Debug)]
pub struct ShapeAndColourCircleLinedRequired {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `line`.
    pub line: String,
}

impl From<ShapeAndColourCircleLinedRequired> for ShapeAndColourCircleLined {
    fn from(required: ShapeAndColourCircleLinedRequired) -> Self {
        Self {
            id: required.id,
            radius: required.radius,
            line: required.line,
        }
    }
}

impl json::EncodeFields for ShapeAndColourCircleLined {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("radius", &self.radius);
        fields.field("line", &self.line);
    }
}

impl json::Decode for ShapeAndColourCircleLined {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut radius: Option<f64> = None;
        let mut line: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("radius", &mut radius),
                object::required("line", &mut line),
            ],
        )?;
        let (Some(id), Some(radius), Some(line)) = (id, radius, line) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, radius, line })
    }
}

object::implement!(ShapeAndColourCircleLined);

/// Square
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShapeAndColourSquare {
    /// `Filled`.
    Filled(ShapeAndColourSquareFilled),
    /// `Lined`.
    Lined(ShapeAndColourSquareLined),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(ShapeAndColourSquare);

impl Union for ShapeAndColourSquare {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
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

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Filled),
            _ => json::decode(reader).map(Self::Lined),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareFilled {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

/// The required fields of [`ShapeAndColourSquareFilled`].
#[derive(Debug)]
pub struct ShapeAndColourSquareFilledRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourSquareFilledRequired> for ShapeAndColourSquareFilled {
    fn from(required: ShapeAndColourSquareFilledRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            fill: required.fill,
        }
    }
}

impl json::EncodeFields for ShapeAndColourSquareFilled {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("side", &self.side);
        fields.field("fill", &self.fill);
    }
}

impl json::Decode for ShapeAndColourSquareFilled {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut side: Option<f64> = None;
        let mut fill: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("side", &mut side),
                object::required("fill", &mut fill),
            ],
        )?;
        let (Some(id), Some(side), Some(fill)) = (id, side, fill) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, side, fill })
    }
}

object::implement!(ShapeAndColourSquareFilled);

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareLined {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `line`.
    pub line: String,
}

/// The required fields of [`ShapeAndColourSquareLined`].
#[derive(Debug)]
pub struct ShapeAndColourSquareLinedRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `line`.
    pub line: String,
}

impl From<ShapeAndColourSquareLinedRequired> for ShapeAndColourSquareLined {
    fn from(required: ShapeAndColourSquareLinedRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            line: required.line,
        }
    }
}

impl json::EncodeFields for ShapeAndColourSquareLined {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("side", &self.side);
        fields.field("line", &self.line);
    }
}

impl json::Decode for ShapeAndColourSquareLined {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut side: Option<f64> = None;
        let mut line: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("side", &mut side),
                object::required("line", &mut line),
            ],
        )?;
        let (Some(id), Some(side), Some(line)) = (id, side, line) else {
            return Err(object::incomplete());
        };
        Ok(Self { id, side, line })
    }
}

object::implement!(ShapeAndColourSquareLined);
