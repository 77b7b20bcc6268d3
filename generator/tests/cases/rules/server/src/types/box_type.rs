// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Items, NumberRules, Others, Schema};

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    /// `size`.
    pub size: Option<Vec<i64>>,
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
    /// `express`.
    pub express: Option<bool>,
    /// `country`.
    pub country: Option<String>,
    /// `code`.
    pub code: Option<String>,
}

/// What a [`BoxType`] cannot be without.
#[derive(Clone, Debug)]
pub struct BoxTypeRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<BoxTypeRequired> for BoxType {
    fn from(required: BoxTypeRequired) -> Self {
        Self {
            size: None,
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl BoxType {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<Vec<i64>>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `express`.
    #[must_use]
    pub fn express(mut self, express: impl Into<Option<bool>>) -> Self {
        self.express = express.into();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl Into<Option<String>>) -> Self {
        self.code = code.into();
        self
    }
}

impl Serialize for BoxType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl BoxType {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if let Some(value) = &self.size {
            object.serialize_entry("size", value)?;
        }
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        object.serialize_entry("weight", &self.weight)?;
        if let Some(value) = &self.express {
            object.serialize_entry("express", value)?;
        }
        if let Some(value) = &self.country {
            object.serialize_entry("country", value)?;
        }
        if let Some(value) = &self.code {
            object.serialize_entry("code", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for BoxType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for BoxType {
    const NAME: &'static str = "Box";

    const FIELDS: &'static [&'static str] = &[
        "size",
        "kind",
        "weight",
        "express",
        "country",
        "code",
    ];

    type Slots = BoxTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.size, "size", map),
            1 => object::field(&mut slots.kind, "kind", map),
            2 => object::field(&mut slots.weight, "weight", map),
            3 => object::field(&mut slots.express, "express", map),
            4 => object::field(&mut slots.country, "country", map),
            5 => object::field(&mut slots.code, "code", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            size: slots.size,
            kind: object::required(slots.kind, "kind")?,
            weight: object::required(slots.weight, "weight")?,
            express: slots.express,
            country: slots.country,
            code: slots.code,
        };
        object::check(value.size.as_ref().is_none_or(|size| size.len() <= 3), "size")?;
        Ok(value)
    }
}

/// The fields of a [`BoxType`] read so far.
#[derive(Default)]
pub struct BoxTypeSlots {
    size: Option<Vec<i64>>,
    kind: Option<String>,
    weight: Option<f64>,
    express: Option<bool>,
    country: Option<String>,
    code: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "size",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: 3,
                },
            ),
        },
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
        Field {
            name: "express",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "code",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
