// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Bike`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

/// What a [`Bike`] cannot be without.
#[derive(Clone, Debug)]
pub struct BikeRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<BikeRequired> for Bike {
    fn from(required: BikeRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
        }
    }
}

impl json::EncodeFields for Bike {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
    }
}

impl object::Object for Bike {
    const FIELDS: &'static [&'static str] = &["kind", "wheels"];

    type Slots = BikeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
        };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
    }
}

object::implement!(Bike);

/// The fields of a [`Bike`] read so far.
#[derive(Default)]
pub struct BikeSlots {
    kind: Option<String>,
    wheels: Option<i64>,
}

impl slot::Slots for BikeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.wheels,
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
            name: "wheels",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    Others::Any,
);
