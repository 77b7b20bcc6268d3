// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Color`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Color {
    /// `R`.
    pub r: i64,
    /// `G`.
    pub g: Option<i64>,
    /// `B`.
    pub b: Option<i64>,
    /// `name`.
    pub name: Option<Option<String>>,
}

/// What a [`Color`] cannot be without.
#[derive(Clone, Debug)]
pub struct ColorRequired {
    /// `R`.
    pub r: i64,
}

impl From<ColorRequired> for Color {
    fn from(required: ColorRequired) -> Self {
        Self {
            r: required.r,
            g: None,
            b: None,
            name: None,
        }
    }
}

impl Color {
    /// Sets `g`.
    #[must_use]
    pub fn g(mut self, g: impl Into<Option<i64>>) -> Self {
        self.g = g.into();
        self
    }

    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<i64>>) -> Self {
        self.b = b.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = Some(name.into());
        self
    }
}

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("R", &self.r)?;
        if let Some(value) = &self.g {
            object.serialize_entry("G", value)?;
        }
        if let Some(value) = &self.b {
            object.serialize_entry("B", value)?;
        }
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Color {
    const NAME: &'static str = "Color";

    const FIELDS: &'static [&'static str] = &["R", "G", "B", "name"];

    type Slots = ColorSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.r, "R", map),
            1 => object::lenient_field(&mut slots.g, map),
            2 => object::lenient_field(&mut slots.b, map),
            3 => object::field(&mut slots.name, "name", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            r: object::required(slots.r, "R")?,
            g: slots.g,
            b: slots.b,
            name: slots.name,
        })
    }
}

/// The fields of a [`Color`] read so far.
#[derive(Default)]
pub struct ColorSlots {
    r: Option<i64>,
    g: Option<i64>,
    b: Option<i64>,
    name: Option<Option<String>>,
}
