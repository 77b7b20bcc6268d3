// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareFilled`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareFilled {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

/// What a [`ShapeAndColourSquareFilled`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeAndColourSquareFilledRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourSquareFilledRequired> for ShapeAndColourSquareFilled {
    fn from(required: ShapeAndColourSquareFilledRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            fill: required.fill,
        }
    }
}

impl Serialize for ShapeAndColourSquareFilled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("side", &self.side)?;
        object.serialize_entry("fill", &self.fill)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourSquareFilled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeAndColourSquareFilled {
    const NAME: &'static str = "ShapeAndColourSquareFilled";

    const FIELDS: &'static [&'static str] = &["id", "side", "fill"];

    type Slots = ShapeAndColourSquareFilledSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.side, "side", map),
            2 => object::field(&mut slots.fill, "fill", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            side: object::required(slots.side, "side")?,
            fill: object::required(slots.fill, "fill")?,
        })
    }
}

/// The fields of a [`ShapeAndColourSquareFilled`] read so far.
#[derive(Default)]
pub struct ShapeAndColourSquareFilledSlots {
    id: Option<i64>,
    side: Option<f64>,
    fill: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "side",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
        Field {
            name: "fill",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
