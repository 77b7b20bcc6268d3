// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ShapeAndColourCircleFilled`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// Filled
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeAndColourCircleFilled {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `fill`.
    pub fill: String,
}

/// What a [`ShapeAndColourCircleFilled`] cannot be without.
#[derive(Clone, Debug)]
pub struct ShapeAndColourCircleFilledRequired {
    /// `id`.
    pub id: i64,
    /// `radius`.
    pub radius: f64,
    /// `fill`.
    pub fill: String,
}

impl From<ShapeAndColourCircleFilledRequired> for ShapeAndColourCircleFilled {
    fn from(required: ShapeAndColourCircleFilledRequired) -> Self {
        Self {
            id: required.id,
            radius: required.radius,
            fill: required.fill,
        }
    }
}

impl Serialize for ShapeAndColourCircleFilled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("radius", &self.radius)?;
        object.serialize_entry("fill", &self.fill)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShapeAndColourCircleFilled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShapeAndColourCircleFilled {
    const NAME: &'static str = "ShapeAndColourCircleFilled";

    const FIELDS: &'static [&'static str] = &["id", "radius", "fill"];

    type Slots = ShapeAndColourCircleFilledSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.radius, "radius", map),
            2 => object::field(&mut slots.fill, "fill", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            radius: object::required(slots.radius, "radius")?,
            fill: object::required(slots.fill, "fill")?,
        })
    }
}

/// The fields of a [`ShapeAndColourCircleFilled`] read so far.
#[derive(Default)]
pub struct ShapeAndColourCircleFilledSlots {
    id: Option<i64>,
    radius: Option<f64>,
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
            name: "radius",
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
