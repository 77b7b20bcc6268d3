// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleOwner`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `VehicleOwner`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VehicleOwner {
    /// `name`.
    pub name: Option<String>,
}

impl VehicleOwner {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for VehicleOwner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
    }
}

impl object::Object for VehicleOwner {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = VehicleOwnerSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { name: slots.name })
    }
}

object::implement!(VehicleOwner);

/// The fields of a [`VehicleOwner`] read so far.
#[derive(Default)]
pub struct VehicleOwnerSlots {
    name: Option<String>,
}

impl slot::Slots for VehicleOwnerSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
