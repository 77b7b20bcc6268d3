// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Uuid`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Uuid {
    /// `b`.
    pub b: Option<String>,
}

impl Uuid {
    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<String>>) -> Self {
        self.b = b.into();
        self
    }
}

impl Serialize for Uuid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.b {
            object.serialize_entry("b", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Uuid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Uuid {
    const NAME: &'static str = "Uuid";

    const FIELDS: &'static [&'static str] = &["b"];

    type Slots = UuidSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.b, "b", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { b: slots.b })
    }
}

/// The fields of a [`Uuid`] read so far.
#[derive(Default)]
pub struct UuidSlots {
    b: Option<String>,
}
