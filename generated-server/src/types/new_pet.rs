// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema, TextRule};
use crate::types;
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
    pub status: PetStatus,
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
            status: PetStatus::Available,
        }
    }
}

impl NewPet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: PetStatus) -> Self {
        self.status = status;
        self
    }
}

impl Serialize for NewPet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.serialize_entry("categoryId", &self.category_id)?;
        object.serialize_entry("status", &self.status)?;
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
            2 => object::field(&mut slots.status, "status", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            name: object::required(slots.name, "name")?,
            category_id: object::required(slots.category_id, "categoryId")?,
            status: slots.status.unwrap_or(PetStatus::Available),
        };
        object::check(!value.name.contains('\0'), "name")?;
        Ok(value)
    }
}

/// The fields of a [`NewPet`] read so far.
#[derive(Default)]
pub struct NewPetSlots {
    name: Option<String>,
    category_id: Option<i64>,
    status: Option<PetStatus>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| !text.contains('\0'),
                        expected: "expected a string that matches ^[^\\u0000]*$",
                    },
                ],
            ),
        },
        Field {
            name: "categoryId",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "status",
            required: false,
            schema: Schema::Reference(&types::pet_status::SCHEMA),
        },
    ],
    Others::Any,
);
