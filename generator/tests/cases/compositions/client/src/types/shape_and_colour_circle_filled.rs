// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleFilled`.

use crate::runtime::{json, object, slot};

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

/// What a [`ShapeAndColourCircleFilled`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for ShapeAndColourCircleFilled {
    const FIELDS: &'static [&'static str] = &["id", "radius", "fill"];

    type Slots = ShapeAndColourCircleFilledSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            radius: object::required(slots.radius, "radius")?,
            fill: object::required(slots.fill, "fill")?,
        })
    }
}

object::implement!(ShapeAndColourCircleFilled);

/// The fields of a [`ShapeAndColourCircleFilled`] read so far.
#[derive(Default)]
pub struct ShapeAndColourCircleFilledSlots {
    id: Option<i64>,
    radius: Option<f64>,
    fill: Option<String>,
}

impl slot::Slots for ShapeAndColourCircleFilledSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.radius,
            2 => &mut self.fill,
            _ => return None,
        };
        Some(slot)
    }
}
