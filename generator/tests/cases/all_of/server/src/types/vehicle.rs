// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::{json, object, slot};
use crate::types::{VehicleColor, VehicleOwner, VehicleTrailer};

/// `Vehicle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Vehicle {
    /// As it is on the vehicle.
    pub plate: String,
    /// `color`.
    pub color: Option<VehicleColor>,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<VehicleTrailer>,
}

/// What a [`Vehicle`] cannot be without.
#[derive(Clone, Debug)]
pub struct VehicleRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

impl From<VehicleRequired> for Vehicle {
    fn from(required: VehicleRequired) -> Self {
        Self {
            plate: required.plate,
            color: None,
            owner: None,
            trailer: None,
        }
    }
}

impl Vehicle {
    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<VehicleColor>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<VehicleOwner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `trailer`.
    #[must_use]
    pub fn trailer(mut self, trailer: impl Into<Option<VehicleTrailer>>) -> Self {
        self.trailer = trailer.into();
        self
    }
}

impl json::EncodeFields for Vehicle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.optional("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
    }
}

impl object::Object for Vehicle {
    const FIELDS: &'static [&'static str] = &["plate", "color", "owner", "trailer"];

    type Slots = VehicleSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            plate: object::required(slots.plate, "plate")?,
            color: slots.color,
            owner: slots.owner,
            trailer: slots.trailer,
        })
    }
}

object::implement!(Vehicle);

/// The fields of a [`Vehicle`] read so far.
#[derive(Default)]
pub struct VehicleSlots {
    plate: Option<String>,
    color: Option<VehicleColor>,
    owner: Option<VehicleOwner>,
    trailer: Option<VehicleTrailer>,
}

impl slot::Slots for VehicleSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.plate,
            1 => &mut self.color,
            2 => &mut self.owner,
            3 => &mut self.trailer,
            _ => return None,
        };
        Some(slot)
    }
}
