// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// Left and right.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
    /// `right`.
    pub right: Option<bool>,
}

/// What a [`Both`] cannot be without.
#[derive(Clone, Debug)]
pub struct BothRequired {
    /// `name`.
    pub name: String,
}

impl From<BothRequired> for Both {
    fn from(required: BothRequired) -> Self {
        Self {
            name: required.name,
            left: None,
            right: None,
        }
    }
}

impl Both {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl Serialize for Both {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.left {
            object.serialize_entry("left", value)?;
        }
        if let Some(value) = &self.right {
            object.serialize_entry("right", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Both {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Both {
    const NAME: &'static str = "Both";

    const FIELDS: &'static [&'static str] = &["name", "left", "right"];

    type Slots = BothSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::lenient_field(&mut slots.left, map),
            2 => object::lenient_field(&mut slots.right, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            left: slots.left,
            right: slots.right,
        })
    }
}

/// The fields of a [`Both`] read so far.
#[derive(Default)]
pub struct BothSlots {
    name: Option<String>,
    left: Option<bool>,
    right: Option<bool>,
}
