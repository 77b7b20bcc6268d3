// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquare`.

use crate::runtime::{json, object};
use crate::types::ShapeSquareKind;

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

impl From<ShapeSquareRequired> for ShapeSquare {
    fn from(required: ShapeSquareRequired) -> Self {
        Self {
            kind: required.kind,
            side: required.side,
        }
    }
}

impl json::EncodeFields for ShapeSquare {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("side", &self.side);
    }
}

impl json::Decode for ShapeSquare {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<ShapeSquareKind> = None;
        let mut side: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("side", &mut side),
            ],
        )?;
        let (Some(kind), Some(side)) = (kind, side) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, side })
    }
}

object::implement!(ShapeSquare);
