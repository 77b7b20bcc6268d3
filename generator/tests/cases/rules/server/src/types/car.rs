// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `doors`.
    pub doors: Option<i64>,
    /// `seats`.
    pub seats: Option<i64>,
}

/// What a [`Car`] cannot be without.
#[derive(Clone, Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            doors: None,
            seats: None,
        }
    }
}

impl Car {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `seats`.
    #[must_use]
    pub fn seats(mut self, seats: impl Into<Option<i64>>) -> Self {
        self.seats = seats.into();
        self
    }
}

impl json::EncodeFields for Car {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("doors", &self.doors);
        fields.optional("seats", &self.seats);
    }
}

impl object::Object for Car {
    const FIELDS: &'static [&'static str] = &["kind", "doors", "seats"];

    type Slots = CarSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            doors: slots.doors,
            seats: slots.seats,
        })
    }
}

object::implement!(Car);

/// The fields of a [`Car`] read so far.
#[derive(Default)]
pub struct CarSlots {
    kind: Option<String>,
    doors: Option<i64>,
    seats: Option<i64>,
}

impl slot::Slots for CarSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.doors,
            2 => &mut self.seats,
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
            schema: Schema::String(&[]),
        },
        Field {
            name: "doors",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "seats",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    Others::Any,
);
