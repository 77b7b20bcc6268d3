// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Shape`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Shape`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Shape {
    /// `Circle`.
    Circle(ShapeCircle),
    /// `Square`.
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
                        optional: &["area"],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
            Case {
                variant: 1,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["kind", "side"],
                        optional: &["area", "edge"],
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
pub struct ShapeCircle {
    /// `kind`.
    pub kind: String,
    /// `area`.
    #[deprecated]
    pub area: Option<f64>,
    /// `radius`.
    ///
    /// Deprecated.
    #[deprecated]
    pub radius: f64,
}

/// The required fields of [`ShapeCircle`].
#[derive(Debug)]
pub struct ShapeCircleRequired {
    /// `kind`.
    pub kind: String,
    /// `radius`.
    ///
    /// Deprecated.
    pub radius: f64,
}

impl From<ShapeCircleRequired> for ShapeCircle {
    #[expect(deprecated)]
    fn from(required: ShapeCircleRequired) -> Self {
        Self {
            kind: required.kind,
            area: None,
            radius: required.radius,
        }
    }
}

impl ShapeCircle {
    /// Sets `area`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn area(mut self, area: impl Into<Option<f64>>) -> Self {
        self.area = area.into();
        self
    }
}

impl json::EncodeFields for ShapeCircle {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("area", &self.area);
        fields.field("radius", &self.radius);
    }
}

impl json::Decode for ShapeCircle {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut area: Option<f64> = None;
        let mut radius: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("area", &mut area),
                object::required("radius", &mut radius),
            ],
        )?;
        let (Some(kind), Some(radius)) = (kind, radius) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, area, radius })
    }
}

object::implement!(ShapeCircle);

/// Square
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    /// `kind`.
    pub kind: String,
    /// `area`.
    #[deprecated]
    pub area: Option<f64>,
    /// `side`.
    pub side: f64,
    /// `edge`.
    #[deprecated]
    pub edge: Option<f64>,
}

/// The required fields of [`ShapeSquare`].
#[derive(Debug)]
pub struct ShapeSquareRequired {
    /// `kind`.
    pub kind: String,
    /// `side`.
    pub side: f64,
}

impl From<ShapeSquareRequired> for ShapeSquare {
    #[expect(deprecated)]
    fn from(required: ShapeSquareRequired) -> Self {
        Self {
            kind: required.kind,
            area: None,
            side: required.side,
            edge: None,
        }
    }
}

impl ShapeSquare {
    /// Sets `area`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn area(mut self, area: impl Into<Option<f64>>) -> Self {
        self.area = area.into();
        self
    }

    /// Sets `edge`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn edge(mut self, edge: impl Into<Option<f64>>) -> Self {
        self.edge = edge.into();
        self
    }
}

impl json::EncodeFields for ShapeSquare {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("area", &self.area);
        fields.field("side", &self.side);
        fields.optional("edge", &self.edge);
    }
}

impl json::Decode for ShapeSquare {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut area: Option<f64> = None;
        let mut side: Option<f64> = None;
        let mut edge: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("area", &mut area),
                object::required("side", &mut side),
                object::optional("edge", &mut edge),
            ],
        )?;
        let (Some(kind), Some(side)) = (kind, side) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, area, side, edge })
    }
}

object::implement!(ShapeSquare);
