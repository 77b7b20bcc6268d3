// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Colors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Colors {
    /// `name`.
    pub name: Option<String>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, i64>,
}

impl Default for Colors {
    fn default() -> Self {
        Self {
            name: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Colors {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl Serialize for Colors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        for (name, value) in &self.additional_properties {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Colors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Colors {
    const NAME: &'static str = "Colors";

    const FIELDS: &'static [&'static str] = &["name"];

    const NAMES_OTHERS: bool = true;

    type Slots = ColorsSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        object::keep(&mut slots.additional_properties, name, map)
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            name: slots.name,
            additional_properties: slots.additional_properties,
        };
        object::check(
            value.additional_properties.values().all(|&item| item <= 16777215),
            "additionalProperties",
        )?;
        Ok(value)
    }
}

/// The fields of a [`Colors`] read so far.
#[derive(Default)]
pub struct ColorsSlots {
    name: Option<String>,
    additional_properties: BTreeMap<String, i64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Each(&Schema::Integer(i64::MIN, 16777215)),
);
