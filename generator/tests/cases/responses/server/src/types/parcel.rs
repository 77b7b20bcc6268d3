// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Parcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Parcel {
    /// `name`.
    pub name: String,
}

/// What a [`Parcel`] cannot be without.
#[derive(Clone, Debug)]
pub struct ParcelRequired {
    /// `name`.
    pub name: String,
}

impl From<ParcelRequired> for Parcel {
    fn from(required: ParcelRequired) -> Self {
        Self { name: required.name }
    }
}

impl Serialize for Parcel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Parcel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Parcel {
    const NAME: &'static str = "Parcel";

    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = ParcelSlots;

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

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
        })
    }
}

/// The fields of a [`Parcel`] read so far.
#[derive(Default)]
pub struct ParcelSlots {
    name: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
