// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquare`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
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

/// What a [`ShapeSquare`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for ShapeSquare {
    const FIELDS: &'static [&'static str] = &["kind", "side"];

    type Slots = ShapeSquareSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            side: object::required(slots.side, "side")?,
        })
    }
}

object::implement!(ShapeSquare);

/// The fields of a [`ShapeSquare`] read so far.
#[derive(Default)]
pub struct ShapeSquareSlots {
    kind: Option<ShapeSquareKind>,
    side: Option<f64>,
}

impl slot::Slots for ShapeSquareSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.side,
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
            schema: Schema::Reference(&types::shape_square_kind::SCHEMA),
        },
        Field {
            name: "side",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
