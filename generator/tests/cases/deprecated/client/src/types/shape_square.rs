// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquare`.

use crate::runtime::{json, object};

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
