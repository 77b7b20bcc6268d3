// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourSquareLined`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourSquareLined {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `line`.
    pub line: String,
}

/// What a [`ShapeAndColourSquareLined`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeAndColourSquareLinedRequired {
    /// `id`.
    pub id: i64,
    /// `side`.
    pub side: f64,
    /// `line`.
    pub line: String,
}

impl From<ShapeAndColourSquareLinedRequired> for ShapeAndColourSquareLined {
    fn from(required: ShapeAndColourSquareLinedRequired) -> Self {
        Self {
            id: required.id,
            side: required.side,
            line: required.line,
        }
    }
}

impl Serialize for ShapeAndColourSquareLined {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("side", &self.side)?;
        object.serialize_entry("line", &self.line)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourSquareLined {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeAndColourSquareLined {
    const NAME: &'static str = "ShapeAndColourSquareLined";

    const FIELDS: &'static [&'static str] = &["id", "side", "line"];

    type Slots = ShapeAndColourSquareLinedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.side, "side", map),
            2 => object::field(&mut slots.line, "line", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            side: object::required(slots.side, "side")?,
            line: object::required(slots.line, "line")?,
        })
    }
}

/// The fields of a [`ShapeAndColourSquareLined`] read so far.
#[derive(Default)]
pub struct ShapeAndColourSquareLinedSlots {
    id: Option<i64>,
    side: Option<f64>,
    line: Option<String>,
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
            name: "line",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
