// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Kind;

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: Option<Kind>,
}

/// What a [`Pet`] cannot be without.
#[derive(Clone, Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
        }
    }
}

impl Pet {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<Kind>>) -> Self {
        self.kind = kind.into();
        self
    }
}

impl Serialize for Pet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.kind {
            object.serialize_entry("kind", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Pet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Pet {
    const NAME: &'static str = "Pet";

    const FIELDS: &'static [&'static str] = &["name", "kind"];

    type Slots = PetSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.kind, "kind", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            kind: slots.kind,
        })
    }
}

/// The fields of a [`Pet`] read so far.
#[derive(Default)]
pub struct PetSlots {
    name: Option<String>,
    kind: Option<Kind>,
}
