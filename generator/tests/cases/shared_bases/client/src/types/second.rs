// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Second`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Second`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Second {
    /// `circle`.
    pub circle: Option<Box<Second>>,
}

impl Second {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<Second>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl Serialize for Second {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.circle {
            object.serialize_entry("circle", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Second {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Second {
    const NAME: &'static str = "Second";

    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = SecondSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.circle, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { circle: slots.circle })
    }
}

/// The fields of a [`Second`] read so far.
#[derive(Default)]
pub struct SecondSlots {
    circle: Option<Box<Second>>,
}
