// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Unit;

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `count`.
    pub count: i64,
    /// `unit`.
    pub unit: Option<Unit>,
}

/// What a [`Line`] cannot be without.
#[derive(Clone, Debug)]
pub struct LineRequired {
    /// `count`.
    pub count: i64,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            count: required.count,
            unit: None,
        }
    }
}

impl Line {
    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Option<Unit>>) -> Self {
        self.unit = unit.into();
        self
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("count", &self.count)?;
        if let Some(value) = &self.unit {
            object.serialize_entry("unit", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Line {
    const NAME: &'static str = "Line";

    const FIELDS: &'static [&'static str] = &["count", "unit"];

    type Slots = LineSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.count, "count", map),
            1 => object::lenient_field(&mut slots.unit, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            count: object::required(slots.count, "count")?,
            unit: slots.unit,
        })
    }
}

/// The fields of a [`Line`] read so far.
#[derive(Default)]
pub struct LineSlots {
    count: Option<i64>,
    unit: Option<Unit>,
}
