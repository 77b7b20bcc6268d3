// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UuidType {
    /// `a`.
    pub a: Option<String>,
}

impl UuidType {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl Serialize for UuidType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.a {
            object.serialize_entry("a", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for UuidType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for UuidType {
    const NAME: &'static str = "uuid";

    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = UuidTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.a, "a", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { a: slots.a })
    }
}

/// The fields of a [`UuidType`] read so far.
#[derive(Default)]
pub struct UuidTypeSlots {
    a: Option<String>,
}
