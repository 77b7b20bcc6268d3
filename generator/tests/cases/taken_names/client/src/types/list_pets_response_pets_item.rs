// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Uuid;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItem {
    /// `other`.
    pub other: Option<Uuid>,
}

impl ListPetsResponsePetsItem {
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl Into<Option<Uuid>>) -> Self {
        self.other = other.into();
        self
    }
}

impl Serialize for ListPetsResponsePetsItem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.other {
            object.serialize_entry("other", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ListPetsResponsePetsItem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ListPetsResponsePetsItem {
    const NAME: &'static str = "ListPetsResponsePetsItem";

    const FIELDS: &'static [&'static str] = &["other"];

    type Slots = ListPetsResponsePetsItemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.other, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { other: slots.other })
    }
}

/// The fields of a [`ListPetsResponsePetsItem`] read so far.
#[derive(Default)]
pub struct ListPetsResponsePetsItemSlots {
    other: Option<Uuid>,
}
