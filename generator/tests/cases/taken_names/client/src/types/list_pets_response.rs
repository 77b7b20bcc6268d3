// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponse`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ListPetsResponsePetsItemType;

/// `ListPetsResponse`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

/// What a [`ListPetsResponse`] cannot be without.
#[derive(Clone, Debug)]
pub struct ListPetsResponseRequired {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

impl From<ListPetsResponseRequired> for ListPetsResponse {
    fn from(required: ListPetsResponseRequired) -> Self {
        Self { pets: required.pets }
    }
}

impl Serialize for ListPetsResponse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("pets", &self.pets)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ListPetsResponse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ListPetsResponse {
    const NAME: &'static str = "ListPetsResponse";

    const FIELDS: &'static [&'static str] = &["pets"];

    type Slots = ListPetsResponseSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.pets, "pets", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            pets: object::required(slots.pets, "pets")?,
        })
    }
}

/// The fields of a [`ListPetsResponse`] read so far.
#[derive(Default)]
pub struct ListPetsResponseSlots {
    pets: Option<Vec<ListPetsResponsePetsItemType>>,
}
