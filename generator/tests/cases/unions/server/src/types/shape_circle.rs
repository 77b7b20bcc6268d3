// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircle`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
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

/// What a [`ShapeCircle`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for ShapeCircle {
    const FIELDS: &'static [&'static str] = &["kind", "radius"];

    type Slots = ShapeCircleSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            radius: object::required(slots.radius, "radius")?,
        })
    }
}

object::implement!(ShapeCircle);

/// The fields of a [`ShapeCircle`] read so far.
#[derive(Default)]
pub struct ShapeCircleSlots {
    kind: Option<ShapeCircleKind>,
    radius: Option<f64>,
}

impl slot::Slots for ShapeCircleSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.radius,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&types::shape_circle_kind::SCHEMA),
        },
        Field {
            name: "radius",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
