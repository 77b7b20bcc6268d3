// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Truck`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::load::Load;
use crate::types::unit::Unit;
use crate::types::vehicle::{VehicleColor, VehicleOwner, VehicleTrailer};

/// A vehicle with a load.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Truck {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub owner: Option<VehicleOwner>,
    pub trailer: Option<VehicleTrailer>,
    pub weight: f64,
    /// What the weight is told in.
    ///
    /// The server defaults to `kg`.
    pub unit: Option<Unit>,
    pub next: Option<Box<Truck>>,
    /// What it carries.
    pub load: Nullable<Load>,
}

/// The required fields of [`Truck`].
#[derive(Debug)]
pub struct TruckRequired {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub weight: f64,
}

object::implement! {
    Truck from TruckRequired {
        required(plate, "plate");
        required(color, "color");
        optional(owner: VehicleOwner, "owner");
        optional(trailer: VehicleTrailer, "trailer");
        required(weight, "weight");
        optional(unit: String, "unit");
        optional(next: Box<Truck>, "next");
        nullable(load: Load, "load");
    }
}
