// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

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

/// `VehicleColor`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl VehicleColor {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for VehicleColor {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("blue", Self::Blue),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(VehicleColor);

/// `VehicleOwner`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VehicleOwner {
    /// `name`.
    pub name: Option<String>,
}

object::implement! {
    VehicleOwner {
        optional(name: String, "name");
    }
}

/// `VehicleTrailer`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleTrailer {
    /// As it is on the vehicle.
    pub plate: String,
    /// `color`.
    pub color: Option<VehicleColor>,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<Box<VehicleTrailer>>,
    /// `axles`.
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
