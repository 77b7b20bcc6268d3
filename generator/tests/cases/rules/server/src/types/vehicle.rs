// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{Car, VehicleBase};

/// `Vehicle`.
#[derive(Clone, Debug, PartialEq)]
pub enum Vehicle {
    /// `Vehicle`.
    Vehicle(VehicleBase),
    /// `Car`.
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

impl Serialize for Vehicle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Vehicle(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Vehicle")?;
                value.write("kind", &mut object)?;
                object.end()
            }
            Self::Car(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("kind", "Car")?;
                value.write("kind", &mut object)?;
                object.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Vehicle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Vehicle {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Vehicle),
            _ => union::branch(json, |_| true).map(Self::Car),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField("kind", &[("Vehicle", 0), ("Car", 1)]);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::vehicle_base::SCHEMA),
            Schema::Reference(&types::car::SCHEMA),
        ],
    },
);
