// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Session`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Session`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Session {
    /// `key`.
    pub key: String,
}

/// What a [`Session`] cannot be without.
#[derive(Clone, Debug)]
pub struct SessionRequired {
    /// `key`.
    pub key: String,
}

impl From<SessionRequired> for Session {
    fn from(required: SessionRequired) -> Self {
        Self { key: required.key }
    }
}

impl Serialize for Session {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("key", &self.key)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Session {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Session {
    const NAME: &'static str = "Session";

    const FIELDS: &'static [&'static str] = &["key", "hidden"];

    type Slots = SessionSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.key, "key", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            key: object::required(slots.key, "key")?,
        })
    }
}

/// The fields of a [`Session`] read so far.
#[derive(Default)]
pub struct SessionSlots {
    key: Option<String>,
}
