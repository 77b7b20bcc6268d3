// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::bike::Bike;
use crate::types::car::Car;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Vehicle {
    Car(Car),
    Bike(Bike),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Car> for Vehicle {
    fn from(value: Car) -> Self {
        Self::Car(value)
    }
}

impl From<Bike> for Vehicle {
    fn from(value: Bike) -> Self {
        Self::Bike(value)
    }
}

impl json::EncodeFields for Vehicle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Car(value) => fields.tagged("kind", "car", value),
            Self::Bike(value) => fields.tagged("kind", "bike", value),
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
            0 => json::decode(reader).map(Self::Car),
            _ => json::decode(reader).map(Self::Bike),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Vehicle by property "kind" {
        "car" = 0;
        "Car" = 0;
        "bike" = 1;
        "Bike" = 1;
    }
}
