// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleLined`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// Lined
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleLined {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `line`.
    pub line: String,
}

/// What a [`ShapeAndColourCircleLined`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeAndColourCircleLinedRequired {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `line`.
    pub line: String,
}

impl From<ShapeAndColourCircleLinedRequired> for ShapeAndColourCircleLined {
    fn from(required: ShapeAndColourCircleLinedRequired) -> Self {
        Self {
            id: required.id,
            radius: required.radius,
            line: required.line,
        }
    }
}

impl Serialize for ShapeAndColourCircleLined {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("radius", &self.radius)?;
        object.serialize_entry("line", &self.line)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourCircleLined {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeAndColourCircleLined {
    const NAME: &'static str = "ShapeAndColourCircleLined";

    const FIELDS: &'static [&'static str] = &["id", "radius", "line"];

    type Slots = ShapeAndColourCircleLinedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.radius, "radius", map),
            2 => object::field(&mut slots.line, "line", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            radius: object::required(slots.radius, "radius")?,
            line: object::required(slots.line, "line")?,
        })
    }
}

/// The fields of a [`ShapeAndColourCircleLined`] read so far.
#[derive(Default)]
pub struct ShapeAndColourCircleLinedSlots {
    id: Option<i64>,
    radius: Option<f64>,
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
            name: "radius",
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
