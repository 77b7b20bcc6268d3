// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Bike`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `bell`.
    pub bell: Option<bool>,
}

/// What a [`Bike`] cannot be without.
#[derive(Clone, Debug)]
pub struct BikeRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<BikeRequired> for Bike {
    fn from(required: BikeRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            bell: None,
        }
    }
}

impl Bike {
    /// Sets `bell`.
    #[must_use]
    pub fn bell(mut self, bell: impl Into<Option<bool>>) -> Self {
        self.bell = bell.into();
        self
    }
}

impl Serialize for Bike {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Bike {
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
        if let Some(value) = &self.bell {
            object.serialize_entry("bell", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Bike {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Bike {
    const NAME: &'static str = "Bike";

    const FIELDS: &'static [&'static str] = &["kind", "wheels", "bell"];

    type Slots = BikeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.wheels, "wheels", map),
            2 => object::lenient_field(&mut slots.bell, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            bell: slots.bell,
        })
    }
}

/// The fields of a [`Bike`] read so far.
#[derive(Default)]
pub struct BikeSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    bell: Option<bool>,
}
