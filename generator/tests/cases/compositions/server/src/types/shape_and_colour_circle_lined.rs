// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleLined`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

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

/// What a [`ShapeAndColourCircleLined`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for ShapeAndColourCircleLined {
    const FIELDS: &'static [&'static str] = &["id", "radius", "line"];

    type Slots = ShapeAndColourCircleLinedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            radius: object::required(slots.radius, "radius")?,
            line: object::required(slots.line, "line")?,
        })
    }
}

object::implement!(ShapeAndColourCircleLined);

/// The fields of a [`ShapeAndColourCircleLined`] read so far.
#[derive(Default)]
pub struct ShapeAndColourCircleLinedSlots {
    id: Option<i64>,
    radius: Option<f64>,
    line: Option<String>,
}

impl slot::Slots for ShapeAndColourCircleLinedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.radius,
            2 => &mut self.line,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "radius",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
        Field {
            name: "line",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
