// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircle`.

use crate::runtime::{json, object};
use crate::types::ShapeCircleKind;

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

impl From<ShapeCircleRequired> for ShapeCircle {
    fn from(required: ShapeCircleRequired) -> Self {
        Self {
            kind: required.kind,
            radius: required.radius,
        }
    }
}

impl json::EncodeFields for ShapeCircle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("radius", &self.radius);
    }
}

impl json::Decode for ShapeCircle {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<ShapeCircleKind> = None;
        let mut radius: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("radius", &mut radius),
            ],
        )?;
        let (Some(kind), Some(radius)) = (kind, radius) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, radius })
    }
}

object::implement!(ShapeCircle);
