// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::UuidExclamationMark;

/// `Option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionType {
    /// `value`.
    pub value: UuidExclamationMark,
}

/// What a [`OptionType`] cannot be without.
#[derive(Clone, Debug)]
pub struct OptionTypeRequired {
    /// `value`.
    pub value: UuidExclamationMark,
}

impl From<OptionTypeRequired> for OptionType {
    fn from(required: OptionTypeRequired) -> Self {
        Self { value: required.value }
    }
}

impl Serialize for OptionType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("value", &self.value)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for OptionType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for OptionType {
    const NAME: &'static str = "Option";

    const FIELDS: &'static [&'static str] = &["value"];

    type Slots = OptionTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.value, "value", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            value: object::required(slots.value, "value")?,
        })
    }
}

/// The fields of a [`OptionType`] read so far.
#[derive(Default)]
pub struct OptionTypeSlots {
    value: Option<UuidExclamationMark>,
}
