// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `sku`.
    pub sku: String,
    /// `count`.
    pub count: Option<i64>,
}

/// What a [`Line`] cannot be without.
#[derive(Clone, Debug)]
pub struct LineRequired {
    /// `sku`.
    pub sku: String,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            sku: required.sku,
            count: None,
        }
    }
}

impl Line {
    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: impl Into<Option<i64>>) -> Self {
        self.count = count.into();
        self
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("sku", &self.sku)?;
        if let Some(value) = &self.count {
            object.serialize_entry("count", value)?;
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

    const FIELDS: &'static [&'static str] = &["sku", "count"];

    type Slots = LineSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.sku, "sku", map),
            1 => object::field(&mut slots.count, "count", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            sku: object::required(slots.sku, "sku")?,
            count: slots.count,
        })
    }
}

/// The fields of a [`Line`] read so far.
#[derive(Default)]
pub struct LineSlots {
    sku: Option<String>,
    count: Option<i64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sku",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "count",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    Others::Any,
);
