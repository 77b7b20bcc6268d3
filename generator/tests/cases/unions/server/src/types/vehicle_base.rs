// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleBase`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `VehicleBase`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

/// What a [`VehicleBase`] cannot be without.
#[derive(Clone, Debug)]
pub struct VehicleBaseRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VehicleBaseRequired> for VehicleBase {
    fn from(required: VehicleBaseRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
        }
    }
}

impl json::EncodeFields for VehicleBase {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
    }
}

impl object::Object for VehicleBase {
    const FIELDS: &'static [&'static str] = &["kind", "wheels"];

    type Slots = VehicleBaseSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
        };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
    }
}

object::implement!(VehicleBase);

/// The fields of a [`VehicleBase`] read so far.
#[derive(Default)]
pub struct VehicleBaseSlots {
    kind: Option<String>,
    wheels: Option<i64>,
}

impl slot::Slots for VehicleBaseSlots {
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
