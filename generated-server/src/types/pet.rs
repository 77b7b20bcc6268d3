// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::PetStatus;

/// An animal, as returned.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// `status`.
    pub status: Option<PetStatus>,
}

/// What a [`Pet`] cannot be without.
#[derive(Clone, Debug)]
pub struct PetRequired {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            category_id: required.category_id,
            status: None,
        }
    }
}

impl Pet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<PetStatus>>) -> Self {
        self.status = status.into();
        self
    }
}

impl Serialize for Pet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        object.serialize_entry("name", &self.name)?;
        object.serialize_entry("categoryId", &self.category_id)?;
        if let Some(value) = &self.status {
            object.serialize_entry("status", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Pet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Pet {
    const NAME: &'static str = "Pet";

    const FIELDS: &'static [&'static str] = &["id", "name", "categoryId", "status"];

    type Slots = PetSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            1 => object::field(&mut slots.name, "name", map),
            2 => object::field(&mut slots.category_id, "categoryId", map),
            3 => object::field(&mut slots.status, "status", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            id: object::required(slots.id, "id")?,
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status,
        };
        object::check(!value.name.contains('\0'), "name")?;
        Ok(value)
    }
}

/// The fields of a [`Pet`] read so far.
#[derive(Default)]
pub struct PetSlots {
    id: Option<i64>,
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<PetStatus>,
}
