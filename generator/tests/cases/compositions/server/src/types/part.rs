// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Part`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Part {
    /// `name`.
    pub name: String,
}

/// What a [`Part`] cannot be without.
#[derive(Clone, Debug)]
pub struct PartRequired {
    /// `name`.
    pub name: String,
}

impl From<PartRequired> for Part {
    fn from(required: PartRequired) -> Self {
        Self { name: required.name }
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Part {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        _tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        object.serialize_entry("name", &self.name)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Part {
    const NAME: &'static str = "Part";

    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = PartSlots;

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

/// The fields of a [`Part`] read so far.
#[derive(Default)]
pub struct PartSlots {
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
