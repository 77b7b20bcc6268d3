// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleFilled`.

use crate::runtime::{json, object};

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
