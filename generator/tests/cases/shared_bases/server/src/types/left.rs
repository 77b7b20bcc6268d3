// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Left`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Left {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
}

/// What a [`Left`] cannot be without.
#[derive(Clone, Debug)]
pub struct LeftRequired {
    /// `name`.
    pub name: String,
}

impl From<LeftRequired> for Left {
    fn from(required: LeftRequired) -> Self {
        Self {
            name: required.name,
            left: None,
        }
    }
}

impl Left {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }
}

impl Serialize for Left {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.left {
            object.serialize_entry("left", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Left {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Left {
    const NAME: &'static str = "Left";

    const FIELDS: &'static [&'static str] = &["name", "left"];

    type Slots = LeftSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.left, "left", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            left: slots.left,
        })
    }
}

/// The fields of a [`Left`] read so far.
#[derive(Default)]
pub struct LeftSlots {
    name: Option<String>,
    left: Option<bool>,
}
