// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleLined`.

use crate::runtime::{json, object};

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
