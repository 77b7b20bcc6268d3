// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `AddVehicleCreatedBody`.

use crate::runtime::{json, object, slot};
use crate::types::{Load, Truck, VehicleColor, VehicleOwner, VehicleTrailer};

/// `AddVehicleCreatedBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleCreatedBody {
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
    pub next: Option<Truck>,
    /// What it carries.
    pub load: Option<Option<Load>>,
    /// `id`.
    pub id: i64,
}

/// What a [`AddVehicleCreatedBody`] cannot be without.
#[derive(Clone, Debug)]
pub struct AddVehicleCreatedBodyRequired {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `weight`.
    pub weight: f64,
    /// `id`.
    pub id: i64,
}

impl From<AddVehicleCreatedBodyRequired> for AddVehicleCreatedBody {
    fn from(required: AddVehicleCreatedBodyRequired) -> Self {
        Self {
            plate: required.plate,
            color: required.color,
            owner: None,
            trailer: None,
            weight: required.weight,
            next: None,
            load: None,
            id: required.id,
        }
    }
}

impl AddVehicleCreatedBody {
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
        self.next = next.into();
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<Load>>) -> Self {
        self.load = Some(load.into());
        self
    }
}

impl json::EncodeFields for AddVehicleCreatedBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.field("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
        fields.field("weight", &self.weight);
        fields.optional("next", &self.next);
        fields.optional("load", &self.load);
        fields.field("id", &self.id);
    }
}

impl object::Object for AddVehicleCreatedBody {
    const FIELDS: &'static [&'static str] = &[
        "plate",
        "color",
        "owner",
        "trailer",
        "weight",
        "next",
        "load",
        "id",
    ];

    type Slots = AddVehicleCreatedBodySlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            plate: object::required(slots.plate, "plate")?,
            color: object::required(slots.color, "color")?,
            owner: slots.owner,
            trailer: slots.trailer,
            weight: object::required(slots.weight, "weight")?,
            next: slots.next,
            load: slots.load,
            id: object::required(slots.id, "id")?,
        })
    }
}

object::implement!(AddVehicleCreatedBody);

/// The fields of a [`AddVehicleCreatedBody`] read so far.
#[derive(Default)]
pub struct AddVehicleCreatedBodySlots {
    plate: Option<String>,
    color: Option<VehicleColor>,
    owner: Option<VehicleOwner>,
    trailer: Option<VehicleTrailer>,
    weight: Option<f64>,
    next: Option<Truck>,
    load: Option<Option<Load>>,
    id: Option<i64>,
}

impl slot::Slots for AddVehicleCreatedBodySlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.plate,
            1 => &mut self.color,
            2 => &mut self.owner,
            3 => &mut self.trailer,
            4 => &mut self.weight,
            5 => &mut self.next,
            6 => &mut self.load,
            7 => &mut self.id,
            _ => return None,
        };
        Some(slot)
    }
}
