// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Right`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Right`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Right {
    /// `name`.
    pub name: String,
    /// `right`.
    pub right: Option<bool>,
}

/// What a [`Right`] cannot be without.
#[derive(Clone, Debug)]
pub struct RightRequired {
    /// `name`.
    pub name: String,
}

impl From<RightRequired> for Right {
    fn from(required: RightRequired) -> Self {
        Self {
            name: required.name,
            right: None,
        }
    }
}

impl Right {
    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl Serialize for Right {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.right {
            object.serialize_entry("right", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Right {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Right {
    const NAME: &'static str = "Right";

    const FIELDS: &'static [&'static str] = &["name", "right"];

    type Slots = RightSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::lenient_field(&mut slots.right, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            right: slots.right,
        })
    }
}

/// The fields of a [`Right`] read so far.
#[derive(Default)]
pub struct RightSlots {
    name: Option<String>,
    right: Option<bool>,
}
