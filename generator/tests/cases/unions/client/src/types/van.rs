// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Van`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Van`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Van {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
    /// `load`.
    pub load: Option<f64>,
}

/// What a [`Van`] cannot be without.
#[derive(Clone, Debug)]
pub struct VanRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VanRequired> for Van {
    fn from(required: VanRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
            load: None,
        }
    }
}

impl Van {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<f64>>) -> Self {
        self.load = load.into();
        self
    }
}

impl Serialize for Van {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Van {
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
        if let Some(value) = &self.load {
            object.serialize_entry("load", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Van {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Van {
    const NAME: &'static str = "Van";

    const FIELDS: &'static [&'static str] = &["kind", "wheels", "doors", "load"];

    type Slots = VanSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.wheels, "wheels", map),
            2 => object::lenient_field(&mut slots.doors, map),
            3 => object::lenient_field(&mut slots.load, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            doors: slots.doors,
            load: slots.load,
        })
    }
}

/// The fields of a [`Van`] read so far.
#[derive(Default)]
pub struct VanSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    doors: Option<i64>,
    load: Option<f64>,
}
