// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};
use crate::types::bike::{Bike, BIKE_SCHEMA};
use crate::types::car::{Car, CAR_SCHEMA};
use crate::types::van::{Van, VAN_SCHEMA};

/// A vehicle of any kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Vehicle {
    Vehicle(VehicleBase),
    Bike(Bike),
    Car(Car),
    Van(Van),
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
        }
    }
}

impl json::Encode for Vehicle {
    fn encode(&self, writer: &mut json::Writer) {
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
}

union::implement! {
    Vehicle by property "kind" {
        "Vehicle" = 0;
        "Bike" = 1;
        "Car" = 2;
        "Van" = 3;
    }
}

pub(crate) static VEHICLE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Vehicle as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&VEHICLE_BASE_SCHEMA),
            Schema::Reference(&BIKE_SCHEMA),
            Schema::Reference(&CAR_SCHEMA),
            Schema::Reference(&VAN_SCHEMA),
        ],
    },
);

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
    }, check
}

impl object::Check for VehicleBase {
    fn check(&self) -> json::Result<()> {
        object::require(self.wheels >= 0, "wheels")?;
        Ok(())
    }
}

object_schema::implement! {
    VEHICLE_BASE_SCHEMA {
        required("kind", Schema::String(&[]));
        required("wheels", Schema::Integer(0, i64::MAX));
    }, AdditionalProperties::Any
}
