// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::UuidType;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItemType {
    /// `id`.
    pub id: Option<UuidType>,
}

impl ListPetsResponsePetsItemType {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl Into<Option<UuidType>>) -> Self {
        self.id = id.into();
        self
    }
}

impl Serialize for ListPetsResponsePetsItemType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.id {
            object.serialize_entry("id", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ListPetsResponsePetsItemType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ListPetsResponsePetsItemType {
    const NAME: &'static str = "ListPetsResponsePetsItem";

    const FIELDS: &'static [&'static str] = &["id"];

    type Slots = ListPetsResponsePetsItemTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.id, "id", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { id: slots.id })
    }
}

/// The fields of a [`ListPetsResponsePetsItemType`] read so far.
#[derive(Default)]
pub struct ListPetsResponsePetsItemTypeSlots {
    id: Option<UuidType>,
}
