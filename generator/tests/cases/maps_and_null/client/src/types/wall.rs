// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Shelf;

/// `Wall`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wall {
    /// `shelf`.
    pub shelf: Shelf,
}

/// What a [`Wall`] cannot be without.
#[derive(Clone, Debug)]
pub struct WallRequired {
    /// `shelf`.
    pub shelf: Shelf,
}

impl From<WallRequired> for Wall {
    fn from(required: WallRequired) -> Self {
        Self { shelf: required.shelf }
    }
}

impl Serialize for Wall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("shelf", &self.shelf)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Wall {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Wall {
    const NAME: &'static str = "Wall";

    const FIELDS: &'static [&'static str] = &["shelf"];

    type Slots = WallSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.shelf, "shelf", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            shelf: object::required(slots.shelf, "shelf")?,
        })
    }
}

/// The fields of a [`Wall`] read so far.
#[derive(Default)]
pub struct WallSlots {
    shelf: Option<Shelf>,
}
