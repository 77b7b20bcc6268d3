// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Typed`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Typed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Typed {
    /// `a`.
    pub a: Option<String>,
    /// `b`.
    pub b: i64,
    /// All other fields.
    pub additional_properties: BTreeMap<String, i64>,
}

/// What a [`Typed`] cannot be without.
#[derive(Clone, Debug)]
pub struct TypedRequired {
    /// `b`.
    pub b: i64,
}

impl From<TypedRequired> for Typed {
    fn from(required: TypedRequired) -> Self {
        Self {
            a: None,
            b: required.b,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Typed {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl Serialize for Typed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.a {
            object.serialize_entry("a", value)?;
        }
        object.serialize_entry("b", &self.b)?;
        for (name, value) in &self.additional_properties {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Typed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Typed {
    const NAME: &'static str = "Typed";

    const FIELDS: &'static [&'static str] = &["a", "b"];

    const NAMES_OTHERS: bool = true;

    type Slots = TypedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.a, map),
            1 => object::field(&mut slots.b, "b", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        name: String,
        map: &mut A,
    ) -> Result<(), A::Error> {
        object::keep(&mut slots.additional_properties, name, map)
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            a: slots.a,
            b: object::required(slots.b, "b")?,
            additional_properties: slots.additional_properties,
        })
    }
}

/// The fields of a [`Typed`] read so far.
#[derive(Default)]
pub struct TypedSlots {
    a: Option<String>,
    b: Option<i64>,
    additional_properties: BTreeMap<String, i64>,
}
