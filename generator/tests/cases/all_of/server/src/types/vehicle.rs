// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Vehicle {
    /// As it is on the vehicle.
    pub plate: String,
    pub color: Option<VehicleColor>,
    pub owner: Option<VehicleOwner>,
    pub trailer: Option<VehicleTrailer>,
}

/// The required fields of [`Vehicle`].
#[derive(Debug)]
pub struct VehicleRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

object::implement! {
    Vehicle from VehicleRequired {
        required(plate, "plate");
        optional(color: VehicleColor, "color");
        optional(owner: VehicleOwner, "owner");
        optional(trailer: VehicleTrailer, "trailer");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VehicleColor {
    Red,
    Blue,
}

text_enum::implement! {
    VehicleColor {
        Red = "red";
        Blue = "blue";
    }
}

pub(crate) static VEHICLE_COLOR_SCHEMA: Schema = Schema::Enum(
    &["red", "blue"],
    "expected one of `red`, `blue`",
);

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VehicleOwner {
    pub name: Option<String>,
}

object::implement! {
    VehicleOwner {
        optional(name: String, "name");
    }
}

object_schema::implement! {
    VEHICLE_OWNER_SCHEMA {
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleTrailer {
    /// As it is on the vehicle.
    pub plate: String,
    pub color: Option<VehicleColor>,
    pub owner: Option<VehicleOwner>,
    pub trailer: Option<Box<VehicleTrailer>>,
    pub axles: Option<i64>,
}

/// The required fields of [`VehicleTrailer`].
#[derive(Debug)]
pub struct VehicleTrailerRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

object::implement! {
    VehicleTrailer from VehicleTrailerRequired {
        required(plate, "plate");
        optional(color: VehicleColor, "color");
        optional(owner: VehicleOwner, "owner");
        optional(trailer: Box<VehicleTrailer>, "trailer");
        optional(axles: i64, "axles");
    }, check
}

impl object::Check for VehicleTrailer {
    fn check(&self) -> json::Result<()> {
        object::require(self.axles.is_none_or(|axles| axles >= 1), "axles")?;
        Ok(())
    }
}

object_schema::implement! {
    VEHICLE_TRAILER_SCHEMA {
        required("plate", Schema::String(&[]));
        optional("color", Schema::Reference(&VEHICLE_COLOR_SCHEMA));
        optional("owner", Schema::Reference(&VEHICLE_OWNER_SCHEMA));
        optional("trailer", Schema::Reference(&VEHICLE_TRAILER_SCHEMA));
        optional("axles", Schema::Integer(1, i64::MAX));
    }, AdditionalProperties::Any
}
