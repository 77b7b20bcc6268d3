// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};
use crate::types::car::{Car, CAR_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Vehicle {
    Vehicle(VehicleBase),
    Car(Car),
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
            _ => json::decode(reader).map(Self::Car),
        }
    }
}

union::implement! {
    Vehicle by property "kind" {
        "Vehicle" = 0;
        "Car" = 1;
    }
}

pub(crate) static VEHICLE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Vehicle as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&VEHICLE_BASE_SCHEMA),
            Schema::Reference(&CAR_SCHEMA),
        ],
    },
);

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

object_schema::implement! {
    VEHICLE_BASE_SCHEMA {
        required("kind", Schema::String(&[]));
    }, AdditionalProperties::Any
}
