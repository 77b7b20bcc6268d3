// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::car::Car;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Vehicle {
    Vehicle(VehicleBase),
    Car(Car),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<VehicleBase> for Vehicle {
    fn from(value: VehicleBase) -> Self {
        Self::Vehicle(value)
    }
}

impl From<Car> for Vehicle {
    fn from(value: Car) -> Self {
        Self::Car(value)
    }
}

impl json::EncodeFields for Vehicle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Vehicle(value) => fields.tagged("kind", "Vehicle", value),
            Self::Car(value) => fields.tagged("kind", "Car", value),
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
            _ => json::decode(reader).map(Self::Car),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Vehicle by property "kind" {
        "Vehicle" = 0;
        "Car" = 1;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    pub kind: String,
}

/// The required fields of [`VehicleBase`].
#[derive(Debug)]
pub struct VehicleBaseRequired {
    pub kind: String,
}

object::implement! {
    VehicleBase from VehicleBaseRequired {
        required(kind, "kind");
    }
}
