// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactPhone`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// Phone
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactPhone {
    /// `number`.
    pub number: String,
}

/// What a [`EverythingContactPhone`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingContactPhoneRequired {
    /// `number`.
    pub number: String,
}

impl From<EverythingContactPhoneRequired> for EverythingContactPhone {
    fn from(required: EverythingContactPhoneRequired) -> Self {
        Self { number: required.number }
    }
}

impl Serialize for EverythingContactPhone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("number", &self.number)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for EverythingContactPhone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EverythingContactPhone {
    const NAME: &'static str = "EverythingContactPhone";

    const FIELDS: &'static [&'static str] = &["number"];

    type Slots = EverythingContactPhoneSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.number, "number", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            number: object::required(slots.number, "number")?,
        })
    }
}

/// The fields of a [`EverythingContactPhone`] read so far.
#[derive(Default)]
pub struct EverythingContactPhoneSlots {
    number: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
