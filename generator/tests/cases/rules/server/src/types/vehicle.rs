// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
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

union::implement!(Vehicle);

impl Union for Vehicle {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Vehicle),
            _ => json::decode(reader).map(Self::Car),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Property(
    "kind",
    &[("Vehicle", 0), ("Car", 1)],
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::vehicle_base::SCHEMA),
            Schema::Reference(&types::car::SCHEMA),
        ],
    },
);
