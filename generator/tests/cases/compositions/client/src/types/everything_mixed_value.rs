// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixedValue`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `EverythingMixedValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EverythingMixedValue {
    /// `a`.
    pub a: Option<String>,
}

impl EverythingMixedValue {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl Serialize for EverythingMixedValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.a {
            object.serialize_entry("a", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for EverythingMixedValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EverythingMixedValue {
    const NAME: &'static str = "EverythingMixedValue";

    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = EverythingMixedValueSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.a, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { a: slots.a })
    }
}

/// The fields of a [`EverythingMixedValue`] read so far.
#[derive(Default)]
pub struct EverythingMixedValueSlots {
    a: Option<String>,
}
