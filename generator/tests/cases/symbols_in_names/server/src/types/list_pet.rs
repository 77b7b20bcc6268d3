// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List<Pet>`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `List<Pet>`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPet {
    /// `a`.
    pub a: Option<String>,
}

impl ListPet {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl Serialize for ListPet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.a {
            object.serialize_entry("a", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ListPet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ListPet {
    const NAME: &'static str = "List<Pet>";

    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = ListPetSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.a, "a", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { a: slots.a })
    }
}

/// The fields of a [`ListPet`] read so far.
#[derive(Default)]
pub struct ListPetSlots {
    a: Option<String>,
}
