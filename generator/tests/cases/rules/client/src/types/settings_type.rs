// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Settings`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::object::{self, Object};
use crate::types::SettingsTypeChoice;

/// `Settings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SettingsType {
    /// `mode`.
    pub mode: Option<String>,
    /// `size`.
    pub size: Option<Value>,
    /// `choice`.
    pub choice: Option<SettingsTypeChoice>,
    /// `text`.
    pub text: Option<String>,
    /// `speed`.
    pub speed: Option<Value>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, Value>,
}

impl Default for SettingsType {
    fn default() -> Self {
        Self {
            mode: None,
            size: None,
            choice: None,
            text: None,
            speed: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl SettingsType {
    /// Sets `mode`.
    #[must_use]
    pub fn mode(mut self, mode: impl Into<Option<String>>) -> Self {
        self.mode = mode.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<Value>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `choice`.
    #[must_use]
    pub fn choice(mut self, choice: impl Into<Option<SettingsTypeChoice>>) -> Self {
        self.choice = choice.into();
        self
    }

    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, text: impl Into<Option<String>>) -> Self {
        self.text = text.into();
        self
    }

    /// Sets `speed`.
    #[must_use]
    pub fn speed(mut self, speed: impl Into<Option<Value>>) -> Self {
        self.speed = speed.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Value>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl Serialize for SettingsType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.mode {
            object.serialize_entry("mode", value)?;
        }
        if let Some(value) = &self.size {
            object.serialize_entry("size", value)?;
        }
        if let Some(value) = &self.choice {
            object.serialize_entry("choice", value)?;
        }
        if let Some(value) = &self.text {
            object.serialize_entry("text", value)?;
        }
        if let Some(value) = &self.speed {
            object.serialize_entry("speed", value)?;
        }
        for (name, value) in &self.additional_properties {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for SettingsType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for SettingsType {
    const NAME: &'static str = "Settings";

    const FIELDS: &'static [&'static str] = &["mode", "size", "choice", "text", "speed"];

    const NAMES_OTHERS: bool = true;

    type Slots = SettingsTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.mode, map),
            1 => object::field(&mut slots.size, "size", map),
            2 => object::lenient_field(&mut slots.choice, map),
            3 => object::lenient_field(&mut slots.text, map),
            4 => object::field(&mut slots.speed, "speed", map),
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
            mode: slots.mode,
            size: slots.size,
            choice: slots.choice,
            text: slots.text,
            speed: slots.speed,
            additional_properties: slots.additional_properties,
        })
    }
}

/// The fields of a [`SettingsType`] read so far.
#[derive(Default)]
pub struct SettingsTypeSlots {
    mode: Option<String>,
    size: Option<Value>,
    choice: Option<SettingsTypeChoice>,
    text: Option<String>,
    speed: Option<Value>,
    additional_properties: BTreeMap<String, Value>,
}
