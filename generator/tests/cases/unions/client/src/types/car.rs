// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::{json, object, slot};

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
}

/// What a [`Car`] cannot be without.
#[derive(Clone, Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
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
}

impl json::EncodeFields for Car {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
        fields.optional("doors", &self.doors);
    }
}

impl object::Object for Car {
    const FIELDS: &'static [&'static str] = &["kind", "wheels", "doors"];

    type Slots = CarSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            doors: slots.doors,
        })
    }
}

object::implement!(Car);

/// The fields of a [`Car`] read so far.
#[derive(Default)]
pub struct CarSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    doors: Option<i64>,
}

impl slot::Slots for CarSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.wheels,
            2 => &mut self.doors,
            _ => return None,
        };
        Some(slot)
    }
}
