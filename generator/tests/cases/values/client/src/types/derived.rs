// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Derived`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Color;

/// `Derived`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Derived {
    /// Of the derived.
    pub r#type: Option<String>,
    /// `options`.
    pub options: Option<Vec<Color>>,
}

impl Derived {
    /// Sets `r#type`.
    #[must_use]
    pub fn r#type(mut self, r#type: impl Into<Option<String>>) -> Self {
        self.r#type = r#type.into();
        self
    }

    /// Sets `options`.
    #[must_use]
    pub fn options(mut self, options: impl Into<Option<Vec<Color>>>) -> Self {
        self.options = options.into();
        self
    }
}

impl Serialize for Derived {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.r#type {
            object.serialize_entry("type", value)?;
        }
        if let Some(value) = &self.options {
            object.serialize_entry("options", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Derived {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Derived {
    const NAME: &'static str = "Derived";

    const FIELDS: &'static [&'static str] = &["type", "options"];

    type Slots = DerivedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.r#type, map),
            1 => object::lenient_field(&mut slots.options, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            r#type: slots.r#type,
            options: slots.options,
        })
    }
}

/// The fields of a [`Derived`] read so far.
#[derive(Default)]
pub struct DerivedSlots {
    r#type: Option<String>,
    options: Option<Vec<Color>>,
}
