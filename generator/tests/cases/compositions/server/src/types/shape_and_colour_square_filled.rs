// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareFilled`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareFilled {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

/// What a [`ShapeAndColourSquareFilled`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeAndColourSquareFilledRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourSquareFilledRequired> for ShapeAndColourSquareFilled {
    fn from(required: ShapeAndColourSquareFilledRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            fill: required.fill,
        }
    }
}

impl json::EncodeFields for ShapeAndColourSquareFilled {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("side", &self.side);
        fields.field("fill", &self.fill);
    }
}

impl object::Object for ShapeAndColourSquareFilled {
    const FIELDS: &'static [&'static str] = &["id", "side", "fill"];

    type Slots = ShapeAndColourSquareFilledSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            side: object::required(slots.side, "side")?,
            fill: object::required(slots.fill, "fill")?,
        })
    }
}

object::implement!(ShapeAndColourSquareFilled);

/// The fields of a [`ShapeAndColourSquareFilled`] read so far.
#[derive(Default)]
pub struct ShapeAndColourSquareFilledSlots {
    id: Option<i64>,
    side: Option<f64>,
    fill: Option<String>,
}

impl slot::Slots for ShapeAndColourSquareFilledSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.side,
            2 => &mut self.fill,
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
            name: "side",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
        Field {
            name: "fill",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
