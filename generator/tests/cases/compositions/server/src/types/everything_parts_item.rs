// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingPartsItem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// `EverythingPartsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingPartsItem {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

/// What a [`EverythingPartsItem`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingPartsItemRequired {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

impl From<EverythingPartsItemRequired> for EverythingPartsItem {
    fn from(required: EverythingPartsItemRequired) -> Self {
        Self {
            name: required.name,
            weight: required.weight,
        }
    }
}

impl Serialize for EverythingPartsItem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.serialize_entry("weight", &self.weight)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for EverythingPartsItem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EverythingPartsItem {
    const NAME: &'static str = "EverythingPartsItem";

    const FIELDS: &'static [&'static str] = &["name", "weight"];

    type Slots = EverythingPartsItemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.weight, "weight", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            weight: object::required(slots.weight, "weight")?,
        })
    }
}

/// The fields of a [`EverythingPartsItem`] read so far.
#[derive(Default)]
pub struct EverythingPartsItemSlots {
    name: Option<String>,
    weight: Option<f64>,
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
            name: "weight",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
