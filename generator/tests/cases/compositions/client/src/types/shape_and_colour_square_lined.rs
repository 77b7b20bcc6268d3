// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareLined`.

use crate::runtime::{json, object};

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
