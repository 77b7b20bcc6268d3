// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleTrailer`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{VehicleColor, VehicleOwner};

/// `VehicleTrailer`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleTrailer {
    /// As it is on the vehicle.
    pub plate: String,
    /// `color`.
    pub color: Option<VehicleColor>,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<Box<VehicleTrailer>>,
    /// `axles`.
    pub axles: Option<i64>,
}

/// What a [`VehicleTrailer`] cannot be without.
#[derive(Clone, Debug)]
pub struct VehicleTrailerRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

impl From<VehicleTrailerRequired> for VehicleTrailer {
    fn from(required: VehicleTrailerRequired) -> Self {
        Self {
            plate: required.plate,
            color: None,
            owner: None,
            trailer: None,
            axles: None,
        }
    }
}

impl VehicleTrailer {
    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<VehicleColor>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<VehicleOwner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `trailer`.
    #[must_use]
    pub fn trailer(mut self, trailer: impl Into<Option<VehicleTrailer>>) -> Self {
        self.trailer = trailer.into().map(Box::new);
        self
    }

    /// Sets `axles`.
    #[must_use]
    pub fn axles(mut self, axles: impl Into<Option<i64>>) -> Self {
        self.axles = axles.into();
        self
    }
}

impl Serialize for VehicleTrailer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("plate", &self.plate)?;
        if let Some(value) = &self.color {
            object.serialize_entry("color", value)?;
        }
        if let Some(value) = &self.owner {
            object.serialize_entry("owner", value)?;
        }
        if let Some(value) = &self.trailer {
            object.serialize_entry("trailer", value)?;
        }
        if let Some(value) = &self.axles {
            object.serialize_entry("axles", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for VehicleTrailer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for VehicleTrailer {
    const NAME: &'static str = "VehicleTrailer";

    const FIELDS: &'static [&'static str] = &[
        "plate",
        "color",
        "owner",
        "trailer",
        "axles",
    ];

    type Slots = VehicleTrailerSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.plate, "plate", map),
            1 => object::lenient_field(&mut slots.color, map),
            2 => object::lenient_field(&mut slots.owner, map),
            3 => object::lenient_field(&mut slots.trailer, map),
            4 => object::lenient_field(&mut slots.axles, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            plate: object::required(slots.plate, "plate")?,
            color: slots.color,
            owner: slots.owner,
            trailer: slots.trailer,
            axles: slots.axles,
        })
    }
}

/// The fields of a [`VehicleTrailer`] read so far.
#[derive(Default)]
pub struct VehicleTrailerSlots {
    plate: Option<String>,
    color: Option<VehicleColor>,
    owner: Option<VehicleOwner>,
    trailer: Option<Box<VehicleTrailer>>,
    axles: Option<i64>,
}
