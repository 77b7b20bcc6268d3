// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::PetStatus;

/// An animal, as sent on creation.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewPet {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// Availability status. Where it is omitted, the animal is `available`.
    ///
    /// Where it is left out, the server takes `available`.
    pub status: Option<PetStatus>,
}

/// What a [`NewPet`] cannot be without.
#[derive(Clone, Debug)]
pub struct NewPetRequired {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<NewPetRequired> for NewPet {
    fn from(required: NewPetRequired) -> Self {
        Self {
            name: required.name,
            category_id: required.category_id,
            status: None,
        }
    }
}

impl NewPet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<PetStatus>>) -> Self {
        self.status = status.into();
        self
    }
}

impl Serialize for NewPet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.serialize_entry("categoryId", &self.category_id)?;
        if let Some(value) = &self.status {
            object.serialize_entry("status", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for NewPet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for NewPet {
    const NAME: &'static str = "NewPet";

    const FIELDS: &'static [&'static str] = &["name", "categoryId", "status"];

    type Slots = NewPetSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.category_id, "categoryId", map),
            2 => object::lenient_field(&mut slots.status, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status,
        })
    }
}

/// The fields of a [`NewPet`] read so far.
#[derive(Default)]
pub struct NewPetSlots {
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<PetStatus>,
}
