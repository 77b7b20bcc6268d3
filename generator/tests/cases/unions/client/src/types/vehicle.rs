// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::bike::Bike;
use crate::types::car::Car;
use crate::types::van::Van;

/// A vehicle of any kind.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Vehicle {
    Vehicle(VehicleBase),
    Bike(Bike),
    Car(Car),
    Van(Van),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<VehicleBase> for Vehicle {
    fn from(value: VehicleBase) -> Self {
        Self::Vehicle(value)
    }
}

impl From<Bike> for Vehicle {
    fn from(value: Bike) -> Self {
        Self::Bike(value)
    }
}

impl From<Car> for Vehicle {
    fn from(value: Car) -> Self {
        Self::Car(value)
    }
}

impl From<Van> for Vehicle {
    fn from(value: Van) -> Self {
        Self::Van(value)
    }
}

impl json::EncodeFields for Vehicle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Vehicle(value) => fields.tagged("kind", "Vehicle", value),
            Self::Bike(value) => fields.tagged("kind", "Bike", value),
            Self::Car(value) => fields.tagged("kind", "Car", value),
            Self::Van(value) => fields.tagged("kind", "Van", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Vehicle {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Vehicle {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Vehicle),
            1 => json::decode(reader).map(Self::Bike),
            2 => json::decode(reader).map(Self::Car),
            _ => json::decode(reader).map(Self::Van),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Vehicle by property "kind" {
        "Vehicle" = 0;
        "Bike" = 1;
        "Car" = 2;
        "Van" = 3;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    pub kind: String,
    pub wheels: i64,
}

/// The required fields of [`VehicleBase`].
#[derive(Debug)]
pub struct VehicleBaseRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    VehicleBase from VehicleBaseRequired {
        required(kind, "kind");
        required(wheels, "wheels");
    }
}
