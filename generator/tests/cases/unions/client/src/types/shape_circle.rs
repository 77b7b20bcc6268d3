// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeCircle`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ShapeCircleKind;

/// `ShapeCircle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeCircle {
    /// `kind`.
    pub kind: ShapeCircleKind,
    /// `radius`.
    pub radius: f64,
}

/// What a [`ShapeCircle`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeCircleRequired {
    /// `kind`.
    pub kind: ShapeCircleKind,
    /// `radius`.
    pub radius: f64,
}

impl From<ShapeCircleRequired> for ShapeCircle {
    fn from(required: ShapeCircleRequired) -> Self {
        Self {
            kind: required.kind,
            radius: required.radius,
        }
    }
}

impl Serialize for ShapeCircle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("kind", &self.kind)?;
        object.serialize_entry("radius", &self.radius)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeCircle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeCircle {
    const NAME: &'static str = "ShapeCircle";

    const FIELDS: &'static [&'static str] = &["kind", "radius"];

    type Slots = ShapeCircleSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.radius, "radius", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            radius: object::required(slots.radius, "radius")?,
        })
    }
}

/// The fields of a [`ShapeCircle`] read so far.
#[derive(Default)]
pub struct ShapeCircleSlots {
    kind: Option<ShapeCircleKind>,
    radius: Option<f64>,
}
