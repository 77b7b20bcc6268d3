// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Truck`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::types;
use crate::types::{Load, VehicleColor, VehicleOwner, VehicleTrailer};

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
    /// `next`.
    pub next: Option<Box<Truck>>,
    /// What it carries.
    pub load: Option<Option<Load>>,
}

/// What a [`Truck`] cannot be without.
#[derive(Clone, Debug)]
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
            next: None,
            load: None,
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

    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Truck>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<Load>>) -> Self {
        self.load = Some(load.into());
        self
    }
}

impl Serialize for Truck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("plate", &self.plate)?;
        object.serialize_entry("color", &self.color)?;
        if let Some(value) = &self.owner {
            object.serialize_entry("owner", value)?;
        }
        if let Some(value) = &self.trailer {
            object.serialize_entry("trailer", value)?;
        }
        object.serialize_entry("weight", &self.weight)?;
        if let Some(value) = &self.next {
            object.serialize_entry("next", value)?;
        }
        if let Some(value) = &self.load {
            object.serialize_entry("load", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Truck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Truck {
    const NAME: &'static str = "Truck";

    const FIELDS: &'static [&'static str] = &[
        "plate",
        "color",
        "owner",
        "trailer",
        "weight",
        "next",
        "load",
    ];

    type Slots = TruckSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.plate, "plate", map),
            1 => object::field(&mut slots.color, "color", map),
            2 => object::field(&mut slots.owner, "owner", map),
            3 => object::field(&mut slots.trailer, "trailer", map),
            4 => object::field(&mut slots.weight, "weight", map),
            5 => object::field(&mut slots.next, "next", map),
            6 => object::field(&mut slots.load, "load", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            plate: object::required(slots.plate, "plate")?,
            color: object::required(slots.color, "color")?,
            owner: slots.owner,
            trailer: slots.trailer,
            weight: object::required(slots.weight, "weight")?,
            next: slots.next,
            load: slots.load,
        };
        object::check(value.weight >= 0.0, "weight")?;
        Ok(value)
    }
}

/// The fields of a [`Truck`] read so far.
#[derive(Default)]
pub struct TruckSlots {
    plate: Option<String>,
    color: Option<VehicleColor>,
    owner: Option<VehicleOwner>,
    trailer: Option<VehicleTrailer>,
    weight: Option<f64>,
    next: Option<Box<Truck>>,
    load: Option<Option<Load>>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "plate",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: true,
            schema: Schema::Reference(&types::vehicle_color::SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&types::vehicle_owner::SCHEMA),
        },
        Field {
            name: "trailer",
            required: false,
            schema: Schema::Reference(&types::vehicle_trailer::SCHEMA),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberRules {
                minimum: 0.0,
                ..NumberRules::ANY
            }),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&types::truck::SCHEMA),
        },
        Field {
            name: "load",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&types::load::SCHEMA)),
        },
    ],
    Others::Any,
);
