// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VehicleColor {
    Red,
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    VehicleColor {
        Red = "red";
        Blue = "blue";
    }
}

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
    }
}
