// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Base`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Base {
    /// `name`.
    pub name: String,
}

/// What a [`Base`] cannot be without.
#[derive(Clone, Debug)]
pub struct BaseRequired {
    /// `name`.
    pub name: String,
}

impl From<BaseRequired> for Base {
    fn from(required: BaseRequired) -> Self {
        Self { name: required.name }
    }
}

impl Serialize for Base {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Base {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Base {
    const NAME: &'static str = "Base";

    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = BaseSlots;

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

/// The fields of a [`Base`] read so far.
#[derive(Default)]
pub struct BaseSlots {
    name: Option<String>,
}
