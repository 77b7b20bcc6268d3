// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingBodyCircle`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `AddThingBodyCircle`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBodyCircle {
    /// `circle`.
    pub circle: Option<Box<AddThingBodyCircle>>,
}

impl AddThingBodyCircle {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<AddThingBodyCircle>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl Serialize for AddThingBodyCircle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.circle {
            object.serialize_entry("circle", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for AddThingBodyCircle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for AddThingBodyCircle {
    const NAME: &'static str = "AddThingBodyCircle";

    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = AddThingBodyCircleSlots;

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

/// The fields of a [`AddThingBodyCircle`] read so far.
#[derive(Default)]
pub struct AddThingBodyCircleSlots {
    circle: Option<Box<AddThingBodyCircle>>,
}
