// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Closed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    /// `width`.
    pub width: Option<Option<i64>>,
}

impl Closed {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Option<i64>>) -> Self {
        self.width = Some(width.into());
        self
    }
}

impl Serialize for Closed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.width {
            object.serialize_entry("width", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Closed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Closed {
    const NAME: &'static str = "Closed";

    const FIELDS: &'static [&'static str] = &["width"];

    type Slots = ClosedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.width, "width", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { width: slots.width })
    }
}

/// The fields of a [`Closed`] read so far.
#[derive(Default)]
pub struct ClosedSlots {
    width: Option<Option<i64>>,
}
