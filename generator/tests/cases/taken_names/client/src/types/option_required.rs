// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `OptionRequired`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `OptionRequired`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OptionRequired {
    /// `value`.
    pub value: Option<bool>,
}

impl OptionRequired {
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<Option<bool>>) -> Self {
        self.value = value.into();
        self
    }
}

impl Serialize for OptionRequired {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.value {
            object.serialize_entry("value", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for OptionRequired {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for OptionRequired {
    const NAME: &'static str = "OptionRequired";

    const FIELDS: &'static [&'static str] = &["value"];

    type Slots = OptionRequiredSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.value, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { value: slots.value })
    }
}

/// The fields of a [`OptionRequired`] read so far.
#[derive(Default)]
pub struct OptionRequiredSlots {
    value: Option<bool>,
}
