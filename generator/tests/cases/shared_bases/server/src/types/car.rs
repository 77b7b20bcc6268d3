// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
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
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
}

/// What a [`Car`] cannot be without.
#[derive(Clone, Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
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
        object.serialize_entry("wheels", &self.wheels)?;
        if let Some(value) = &self.doors {
            object.serialize_entry("doors", value)?;
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

    const FIELDS: &'static [&'static str] = &["kind", "wheels", "doors"];

    type Slots = CarSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.wheels, "wheels", map),
            2 => object::field(&mut slots.doors, "doors", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            doors: slots.doors,
        })
    }
}

/// The fields of a [`Car`] read so far.
#[derive(Default)]
pub struct CarSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    doors: Option<i64>,
}
