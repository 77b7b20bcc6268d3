// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Chip`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Chip`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    /// `serial`.
    pub serial: Option<i64>,
    /// `replaces`.
    pub replaces: Option<Box<Chip>>,
}

impl Chip {
    /// Sets `serial`.
    #[must_use]
    pub fn serial(mut self, serial: impl Into<Option<i64>>) -> Self {
        self.serial = serial.into();
        self
    }

    /// Sets `replaces`.
    #[must_use]
    pub fn replaces(mut self, replaces: impl Into<Option<Chip>>) -> Self {
        self.replaces = replaces.into().map(Box::new);
        self
    }
}

impl Serialize for Chip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.serial {
            object.serialize_entry("serial", value)?;
        }
        if let Some(value) = &self.replaces {
            object.serialize_entry("replaces", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Chip {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Chip {
    const NAME: &'static str = "Chip";

    const FIELDS: &'static [&'static str] = &["serial", "replaces"];

    type Slots = ChipSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.serial, map),
            1 => object::lenient_field(&mut slots.replaces, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            serial: slots.serial,
            replaces: slots.replaces,
        })
    }
}

/// The fields of a [`Chip`] read so far.
#[derive(Default)]
pub struct ChipSlots {
    serial: Option<i64>,
    replaces: Option<Box<Chip>>,
}
