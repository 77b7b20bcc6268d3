// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{AliasOfNullable, Both, Car, Limit, Vehicle};

/// `Everything`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Everything {
    /// `diamond`.
    pub diamond: Option<Both>,
    /// `nothing`.
    pub nothing: Option<Option<AliasOfNullable>>,
    /// Perhaps a text.
    pub inline: Option<Option<String>>,
    /// `limit`.
    pub limit: Limit,
    /// `count`.
    pub count: i64,
    /// `vehicle`.
    pub vehicle: Option<Vehicle>,
    /// `car`.
    pub car: Option<Car>,
}

impl Default for Everything {
    fn default() -> Self {
        Self {
            diamond: None,
            nothing: None,
            inline: None,
            limit: 5,
            count: 7,
            vehicle: None,
            car: None,
        }
    }
}

impl Everything {
    /// Sets `diamond`.
    #[must_use]
    pub fn diamond(mut self, diamond: impl Into<Option<Both>>) -> Self {
        self.diamond = diamond.into();
        self
    }

    /// Sets `nothing`.
    #[must_use]
    pub fn nothing(mut self, nothing: impl Into<Option<AliasOfNullable>>) -> Self {
        self.nothing = Some(nothing.into());
        self
    }

    /// Sets `inline`.
    #[must_use]
    pub fn inline(mut self, inline: impl Into<Option<String>>) -> Self {
        self.inline = Some(inline.into());
        self
    }

    /// Sets `limit`.
    #[must_use]
    pub fn limit(mut self, limit: Limit) -> Self {
        self.limit = limit;
        self
    }

    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: i64) -> Self {
        self.count = count;
        self
    }

    /// Sets `vehicle`.
    #[must_use]
    pub fn vehicle(mut self, vehicle: impl Into<Option<Vehicle>>) -> Self {
        self.vehicle = vehicle.into();
        self
    }

    /// Sets `car`.
    #[must_use]
    pub fn car(mut self, car: impl Into<Option<Car>>) -> Self {
        self.car = car.into();
        self
    }
}

impl Serialize for Everything {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.diamond {
            object.serialize_entry("diamond", value)?;
        }
        if let Some(value) = &self.nothing {
            object.serialize_entry("nothing", value)?;
        }
        if let Some(value) = &self.inline {
            object.serialize_entry("inline", value)?;
        }
        object.serialize_entry("limit", &self.limit)?;
        object.serialize_entry("count", &self.count)?;
        if let Some(value) = &self.vehicle {
            object.serialize_entry("vehicle", value)?;
        }
        if let Some(value) = &self.car {
            object.serialize_entry("car", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Everything {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Everything {
    const NAME: &'static str = "Everything";

    const FIELDS: &'static [&'static str] = &[
        "diamond",
        "nothing",
        "inline",
        "limit",
        "count",
        "vehicle",
        "car",
    ];

    type Slots = EverythingSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.diamond, "diamond", map),
            1 => object::field(&mut slots.nothing, "nothing", map),
            2 => object::field(&mut slots.inline, "inline", map),
            3 => object::field(&mut slots.limit, "limit", map),
            4 => object::field(&mut slots.count, "count", map),
            5 => object::field(&mut slots.vehicle, "vehicle", map),
            6 => object::field(&mut slots.car, "car", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            diamond: slots.diamond,
            nothing: slots.nothing,
            inline: slots.inline,
            limit: slots.limit.unwrap_or(5),
            count: slots.count.unwrap_or(7),
            vehicle: slots.vehicle,
            car: slots.car,
        };
        object::check(value.limit >= 1, "limit")?;
        Ok(value)
    }
}

/// The fields of a [`Everything`] read so far.
#[derive(Default)]
pub struct EverythingSlots {
    diamond: Option<Both>,
    nothing: Option<Option<AliasOfNullable>>,
    inline: Option<Option<String>>,
    limit: Option<Limit>,
    count: Option<i64>,
    vehicle: Option<Vehicle>,
    car: Option<Car>,
}
