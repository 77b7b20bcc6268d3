// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Truck`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{
    Load, Unit, VehicleColor, VehicleOwner, VehicleTrailer, LOAD_SCHEMA, UNIT_SCHEMA,
    VEHICLE_COLOR_SCHEMA, VEHICLE_OWNER_SCHEMA, VEHICLE_TRAILER_SCHEMA,
};

/// A vehicle with a load.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Truck {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<VehicleTrailer>,
    /// `weight`.
    pub weight: f64,
    /// What the weight is told in.
    pub unit: Unit,
    /// `next`.
    pub next: Option<Box<Truck>>,
    /// What it carries.
    pub load: Nullable<Load>,
}

/// The required fields of [`Truck`].
#[derive(Debug)]
pub struct TruckRequired {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `weight`.
    pub weight: f64,
}

impl From<TruckRequired> for Truck {
    fn from(required: TruckRequired) -> Self {
        Self {
            plate: required.plate,
            color: required.color,
            owner: None,
            trailer: None,
            weight: required.weight,
            unit: "kg".to_owned(),
            next: None,
            load: Nullable::Absent,
        }
    }
}

impl Truck {
    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<VehicleOwner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `trailer`.
    #[must_use]
    pub fn trailer(mut self, trailer: impl Into<Option<VehicleTrailer>>) -> Self {
        self.trailer = trailer.into();
        self
    }

    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Unit>) -> Self {
        self.unit = unit.into();
        self
    }

    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Truck>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Nullable<Load>>) -> Self {
        self.load = load.into();
        self
    }
}

impl json::EncodeFields for Truck {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.field("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
        fields.field("weight", &self.weight);
        fields.field("unit", &self.unit);
        fields.optional("next", &self.next);
        fields.nullable("load", &self.load);
    }
}

impl json::Decode for Truck {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut plate: Option<String> = None;
        let mut color: Option<VehicleColor> = None;
        let mut owner: Option<VehicleOwner> = None;
        let mut trailer: Option<VehicleTrailer> = None;
        let mut weight: Option<f64> = None;
        let mut unit: Option<Unit> = None;
        let mut next: Option<Box<Truck>> = None;
        let mut load: Nullable<Load> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::required("plate", &mut plate),
                object::required("color", &mut color),
                object::optional("owner", &mut owner),
                object::optional("trailer", &mut trailer),
                object::required("weight", &mut weight),
                object::optional("unit", &mut unit),
                object::optional("next", &mut next),
                object::optional("load", &mut load),
            ],
        )?;
        let (Some(plate), Some(color), Some(weight)) = (plate, color, weight) else {
            return Err(object::incomplete());
        };
        let value = Self {
            plate,
            color,
            owner,
            trailer,
            weight,
            unit: unit.unwrap_or("kg".to_owned()),
            next,
            load,
        };
        object::check(value.weight >= 0.0, "weight")?;
        object::check(value.unit.chars().count() <= 2, "unit")?;
        Ok(value)
    }
}

object::implement!(Truck);

/// The JSON schema of [`Truck`].
pub(crate) static TRUCK_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "plate",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: true,
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
            name: "weight",
            required: true,
            schema: Schema::Number(NumberBounds {
                minimum: 0.0,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "unit",
            required: false,
            schema: Schema::Reference(&UNIT_SCHEMA),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&TRUCK_SCHEMA),
        },
        Field {
            name: "load",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&LOAD_SCHEMA)),
        },
    ],
    AdditionalProperties::Any,
);
