// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeSquare`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ShapeSquareKind;

/// `ShapeSquare`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeSquare {
    /// `kind`.
    pub kind: ShapeSquareKind,
    /// `side`.
    pub side: f64,
}

/// What a [`ShapeSquare`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeSquareRequired {
    /// `kind`.
    pub kind: ShapeSquareKind,
    /// `side`.
    pub side: f64,
}

impl From<ShapeSquareRequired> for ShapeSquare {
    fn from(required: ShapeSquareRequired) -> Self {
        Self {
            kind: required.kind,
            side: required.side,
        }
    }
}

impl Serialize for ShapeSquare {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("kind", &self.kind)?;
        object.serialize_entry("side", &self.side)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeSquare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeSquare {
    const NAME: &'static str = "ShapeSquare";

    const FIELDS: &'static [&'static str] = &["kind", "side"];

    type Slots = ShapeSquareSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.side, "side", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            side: object::required(slots.side, "side")?,
        })
    }
}

/// The fields of a [`ShapeSquare`] read so far.
#[derive(Default)]
pub struct ShapeSquareSlots {
    kind: Option<ShapeSquareKind>,
    side: Option<f64>,
}
