// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareLined`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

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

/// What a [`ShapeAndColourSquareLined`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for ShapeAndColourSquareLined {
    const FIELDS: &'static [&'static str] = &["id", "side", "line"];

    type Slots = ShapeAndColourSquareLinedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            side: object::required(slots.side, "side")?,
            line: object::required(slots.line, "line")?,
        })
    }
}

object::implement!(ShapeAndColourSquareLined);

/// The fields of a [`ShapeAndColourSquareLined`] read so far.
#[derive(Default)]
pub struct ShapeAndColourSquareLinedSlots {
    id: Option<i64>,
    side: Option<f64>,
    line: Option<String>,
}

impl slot::Slots for ShapeAndColourSquareLinedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            1 => &mut self.side,
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
            name: "side",
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
