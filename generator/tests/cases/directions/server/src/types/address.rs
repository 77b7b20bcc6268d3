// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    pub city: Option<String>,
}

impl Address {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: impl Into<Option<String>>) -> Self {
        self.city = city.into();
        self
    }
}

impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.city {
            object.serialize_entry("city", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Address {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Address {
    const NAME: &'static str = "Address";

    const FIELDS: &'static [&'static str] = &["city"];

    type Slots = AddressSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.city, "city", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { city: slots.city })
    }
}

/// The fields of a [`Address`] read so far.
#[derive(Default)]
pub struct AddressSlots {
    city: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
