// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactMail`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// Mail
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactMail {
    /// `address`.
    pub address: String,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`EverythingContactMail`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingContactMailRequired {
    /// `address`.
    pub address: String,
}

impl From<EverythingContactMailRequired> for EverythingContactMail {
    fn from(required: EverythingContactMailRequired) -> Self {
        Self {
            address: required.address,
            name: None,
        }
    }
}

impl EverythingContactMail {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl Serialize for EverythingContactMail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("address", &self.address)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for EverythingContactMail {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EverythingContactMail {
    const NAME: &'static str = "EverythingContactMail";

    const FIELDS: &'static [&'static str] = &["address", "name"];

    type Slots = EverythingContactMailSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.address, "address", map),
            1 => object::field(&mut slots.name, "name", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            address: object::required(slots.address, "address")?,
            name: slots.name,
        })
    }
}

/// The fields of a [`EverythingContactMail`] read so far.
#[derive(Default)]
pub struct EverythingContactMailSlots {
    address: Option<String>,
    name: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
