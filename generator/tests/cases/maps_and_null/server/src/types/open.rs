// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Open`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    /// `name`.
    pub name: String,
    /// `additionalProperties`.
    pub additional_properties: Option<bool>,
    /// `size`.
    pub size: i64,
    /// All other fields.
    pub additional_properties_: BTreeMap<String, i64>,
}

/// What a [`Open`] cannot be without.
#[derive(Clone, Debug)]
pub struct OpenRequired {
    /// `name`.
    pub name: String,
    /// `size`.
    pub size: i64,
}

impl From<OpenRequired> for Open {
    fn from(required: OpenRequired) -> Self {
        Self {
            name: required.name,
            additional_properties: None,
            size: required.size,
            additional_properties_: BTreeMap::new(),
        }
    }
}

impl Open {
    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: impl Into<Option<bool>>,
    ) -> Self {
        self.additional_properties = additional_properties.into();
        self
    }

    /// Sets `additional_properties_`.
    #[must_use]
    pub fn additional_properties_(
        mut self,
        additional_properties_: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties_ = additional_properties_;
        self
    }
}

impl Serialize for Open {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.additional_properties {
            object.serialize_entry("additionalProperties", value)?;
        }
        object.serialize_entry("size", &self.size)?;
        for (name, value) in &self.additional_properties_ {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Open {
    const NAME: &'static str = "Open";

    const FIELDS: &'static [&'static str] = &["name", "additionalProperties", "size"];

    const NAMES_OTHERS: bool = true;

    type Slots = OpenSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => {
                object::field(
                    &mut slots.additional_properties,
                    "additionalProperties",
                    map,
                )
            }
            2 => object::field(&mut slots.size, "size", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        object::keep(&mut slots.additional_properties_, name, map)
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            name: object::required(slots.name, "name")?,
            additional_properties: slots.additional_properties,
            size: object::required(slots.size, "size")?,
            additional_properties_: slots.additional_properties_,
        };
        object::check(value.size >= 0, "size")?;
        object::check(
            value.additional_properties_.values().all(|&item| item >= 0),
            "additionalProperties",
        )?;
        Ok(value)
    }
}

/// The fields of a [`Open`] read so far.
#[derive(Default)]
pub struct OpenSlots {
    name: Option<String>,
    additional_properties: Option<bool>,
    size: Option<i64>,
    additional_properties_: BTreeMap<String, i64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "additionalProperties",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "size",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    Others::Each(&Schema::Integer(0, i64::MAX)),
);
