// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `First`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `First`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct First {
    /// `circle`.
    pub circle: Option<Box<First>>,
}

impl First {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<First>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.circle {
            object.serialize_entry("circle", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for First {
    const NAME: &'static str = "First";

    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = FirstSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.circle, "circle", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { circle: slots.circle })
    }
}

/// The fields of a [`First`] read so far.
#[derive(Default)]
pub struct FirstSlots {
    circle: Option<Box<First>>,
}
