// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Settings`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::{json, object, slot};
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

impl json::EncodeFields for SettingsType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("mode", &self.mode);
        fields.optional("size", &self.size);
        fields.optional("choice", &self.choice);
        fields.optional("text", &self.text);
        fields.optional("speed", &self.speed);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for SettingsType {
    const FIELDS: &'static [&'static str] = &["mode", "size", "choice", "text", "speed"];

    type Slots = SettingsTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(SettingsType);

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

impl slot::Slots for SettingsTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.mode,
            1 => &mut self.size,
            2 => &mut self.choice,
            3 => &mut self.text,
            4 => &mut self.speed,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Kept(&mut self.additional_properties)
    }
}
