// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::Unit;

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `count`.
    pub count: i64,
    /// `unit`.
    pub unit: Option<Unit>,
}

/// What a [`Line`] cannot be without.
#[derive(Clone, Debug)]
pub struct LineRequired {
    /// `count`.
    pub count: i64,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            count: required.count,
            unit: None,
        }
    }
}

impl Line {
    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Option<Unit>>) -> Self {
        self.unit = unit.into();
        self
    }
}

impl json::EncodeFields for Line {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("count", &self.count);
        fields.optional("unit", &self.unit);
    }
}

impl object::Object for Line {
    const FIELDS: &'static [&'static str] = &["count", "unit"];

    type Slots = LineSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            count: object::required(slots.count, "count")?,
            unit: slots.unit,
        };
        object::check((1..=9).contains(&value.count), "count")?;
        Ok(value)
    }
}

object::implement!(Line);

/// The fields of a [`Line`] read so far.
#[derive(Default)]
pub struct LineSlots {
    count: Option<i64>,
    unit: Option<Unit>,
}

impl slot::Slots for LineSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.count,
            1 => &mut self.unit,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "count",
            required: true,
            schema: Schema::Integer(1, 9),
        },
        Field {
            name: "unit",
            required: false,
            schema: Schema::Reference(&types::unit::SCHEMA),
        },
    ],
    Others::Any,
);
