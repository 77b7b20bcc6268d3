// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `AddPlainBody`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `AddPlainBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainBody {
    /// `name`.
    pub name: Option<String>,
}

impl AddPlainBody {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl Serialize for AddPlainBody {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for AddPlainBody {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for AddPlainBody {
    const NAME: &'static str = "AddPlainBody";

    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = AddPlainBodySlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.name, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { name: slots.name })
    }
}

/// The fields of a [`AddPlainBody`] read so far.
#[derive(Default)]
pub struct AddPlainBodySlots {
    name: Option<String>,
}
