// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Truck`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::load::{Load, LOAD_SCHEMA};
use crate::types::unit::{Unit, UNIT_SCHEMA};
use crate::types::vehicle::{
    VehicleColor, VehicleOwner, VehicleTrailer, VEHICLE_COLOR_SCHEMA,
    VEHICLE_OWNER_SCHEMA, VEHICLE_TRAILER_SCHEMA,
};

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
    pub unit: Unit,
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
        default(unit: String = "kg".to_owned(), "unit");
        optional(next: Box<Truck>, "next");
        nullable(load: Load, "load");
    }, check
}

impl object::Check for Truck {
    fn check(&self) -> json::Result<()> {
        object::require(self.weight >= 0.0, "weight")?;
        object::require(self.unit.chars().count() <= 2, "unit")?;
        Ok(())
    }
}

object_schema::implement! {
    TRUCK_SCHEMA {
        required("plate", Schema::String(&[]));
        required("color", Schema::Reference(&VEHICLE_COLOR_SCHEMA));
        optional("owner", Schema::Reference(&VEHICLE_OWNER_SCHEMA));
        optional("trailer", Schema::Reference(&VEHICLE_TRAILER_SCHEMA));
        required("weight", Schema::Number(NumberBounds { minimum: 0.0, ..NumberBounds::ANY }));
        optional("unit", Schema::Reference(&UNIT_SCHEMA));
        optional("next", Schema::Reference(&TRUCK_SCHEMA));
        optional("load", Schema::Nullable(&Schema::Reference(&LOAD_SCHEMA)));
    }, AdditionalProperties::Any
}
