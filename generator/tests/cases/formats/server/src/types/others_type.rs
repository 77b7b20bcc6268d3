// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use uuid::Uuid;

use crate::runtime::codec;
use crate::runtime::date::DateText;
use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema, TextRule};
use crate::runtime::uuid::UuidText;

/// `Others`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OthersType {
    /// `id`.
    pub id: Uuid,
    /// All other fields.
    pub additional_properties: BTreeMap<String, Date>,
}

/// What a [`OthersType`] cannot be without.
#[derive(Clone, Debug)]
pub struct OthersTypeRequired {
    /// `id`.
    pub id: Uuid,
}

impl From<OthersTypeRequired> for OthersType {
    fn from(required: OthersTypeRequired) -> Self {
        Self {
            id: required.id,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl OthersType {
    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Date>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl Serialize for OthersType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &codec::Encoded::<UuidText>(&self.id))?;
        for (name, value) in &self.additional_properties {
            object.serialize_entry(name, &codec::Encoded::<DateText>(value))?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for OthersType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for OthersType {
    const NAME: &'static str = "Others";

    const FIELDS: &'static [&'static str] = &["id"];

    const NAMES_OTHERS: bool = true;

    type Slots = OthersTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => codec::field::<UuidText, _>(&mut slots.id, "id", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        codec::keep::<DateText, _>(&mut slots.additional_properties, name, map)
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
            additional_properties: slots.additional_properties,
        })
    }
}

/// The fields of a [`OthersType`] read so far.
#[derive(Default)]
pub struct OthersTypeSlots {
    id: Option<Uuid>,
    additional_properties: BTreeMap<String, Date>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<UuidText>(text),
                        expected: <UuidText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    Others::Each(
        &Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<DateText>(text),
                    expected: <DateText as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ),
);
