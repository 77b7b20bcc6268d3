// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_enum};

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

/// The JSON schema of [`VehicleColor`].
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

/// The JSON schema of [`VehicleOwner`].
pub(crate) static VEHICLE_OWNER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

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

/// The JSON schema of [`VehicleTrailer`].
pub(crate) static VEHICLE_TRAILER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "plate",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&VEHICLE_COLOR_SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&VEHICLE_OWNER_SCHEMA),
        },
        Field {
            name: "trailer",
            required: false,
            schema: Schema::Reference(&VEHICLE_TRAILER_SCHEMA),
        },
        Field {
            name: "axles",
            required: false,
            schema: Schema::Integer(1, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
