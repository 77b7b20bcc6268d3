// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Truck`.

use crate::runtime::{json, object, slot};
use crate::types::{Load, VehicleColor, VehicleOwner, VehicleTrailer};

/// A vehicle with a load.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Truck {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<VehicleTrailer>,
    /// `weight`.
    pub weight: f64,
    /// `next`.
    pub next: Option<Box<Truck>>,
    /// What it carries.
    pub load: Option<Option<Load>>,
}

/// What a [`Truck`] cannot be without.
#[derive(Clone, Debug)]
pub struct TruckRequired {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `weight`.
    pub weight: f64,
}

impl From<TruckRequired> for Truck {
    fn from(required: TruckRequired) -> Self {
        Self {
            plate: required.plate,
            color: required.color,
            owner: None,
            trailer: None,
            weight: required.weight,
            next: None,
            load: None,
        }
    }
}

impl Truck {
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

    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Truck>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<Load>>) -> Self {
        self.load = Some(load.into());
        self
    }
}

impl json::EncodeFields for Truck {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.field("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
        fields.field("weight", &self.weight);
        fields.optional("next", &self.next);
        fields.optional("load", &self.load);
    }
}

impl object::Object for Truck {
    const FIELDS: &'static [&'static str] = &[
        "plate",
        "color",
        "owner",
        "trailer",
        "weight",
        "next",
        "load",
    ];

    type Slots = TruckSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            plate: object::required(slots.plate, "plate")?,
            color: object::required(slots.color, "color")?,
            owner: slots.owner,
            trailer: slots.trailer,
            weight: object::required(slots.weight, "weight")?,
            next: slots.next,
            load: slots.load,
        })
    }
}

object::implement!(Truck);

/// The fields of a [`Truck`] read so far.
#[derive(Default)]
pub struct TruckSlots {
    plate: Option<String>,
    color: Option<VehicleColor>,
    owner: Option<VehicleOwner>,
    trailer: Option<VehicleTrailer>,
    weight: Option<f64>,
    next: Option<Box<Truck>>,
    load: Option<Option<Load>>,
}

impl slot::Slots for TruckSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.plate,
            1 => &mut self.color,
            2 => &mut self.owner,
            3 => &mut self.trailer,
            4 => &mut self.weight,
            5 => &mut self.next,
            6 => &mut self.load,
            _ => return None,
        };
        Some(slot)
    }
}
