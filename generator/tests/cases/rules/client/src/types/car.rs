// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `doors`.
    pub doors: Option<i64>,
    /// `seats`.
    pub seats: Option<i64>,
}

/// What a [`Car`] cannot be without.
#[derive(Clone, Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            doors: None,
            seats: None,
        }
    }
}

impl Car {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `seats`.
    #[must_use]
    pub fn seats(mut self, seats: impl Into<Option<i64>>) -> Self {
        self.seats = seats.into();
        self
    }
}

impl Serialize for Car {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Car {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        if let Some(value) = &self.doors {
            object.serialize_entry("doors", value)?;
        }
        if let Some(value) = &self.seats {
            object.serialize_entry("seats", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Car {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Car {
    const NAME: &'static str = "Car";

    const FIELDS: &'static [&'static str] = &["kind", "doors", "seats"];

    type Slots = CarSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::lenient_field(&mut slots.doors, map),
            2 => object::lenient_field(&mut slots.seats, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            doors: slots.doors,
            seats: slots.seats,
        })
    }
}

/// The fields of a [`Car`] read so far.
#[derive(Default)]
pub struct CarSlots {
    kind: Option<String>,
    doors: Option<i64>,
    seats: Option<i64>,
}
