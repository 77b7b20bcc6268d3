// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Phone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    /// `kind`.
    pub kind: String,
    /// `number`.
    pub number: String,
}

/// What a [`Phone`] cannot be without.
#[derive(Clone, Debug)]
pub struct PhoneRequired {
    /// `kind`.
    pub kind: String,
    /// `number`.
    pub number: String,
}

impl From<PhoneRequired> for Phone {
    fn from(required: PhoneRequired) -> Self {
        Self {
            kind: required.kind,
            number: required.number,
        }
    }
}

impl Serialize for Phone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Phone {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        object.serialize_entry("number", &self.number)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Phone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Phone {
    const NAME: &'static str = "Phone";

    const FIELDS: &'static [&'static str] = &["kind", "number"];

    type Slots = PhoneSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.number, "number", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            number: object::required(slots.number, "number")?,
        })
    }
}

/// The fields of a [`Phone`] read so far.
#[derive(Default)]
pub struct PhoneSlots {
    kind: Option<String>,
    number: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
