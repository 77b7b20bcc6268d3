// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Settings`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Settings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SettingsType {
    /// `mode`.
    pub mode: Option<String>,
    /// `speed`.
    pub speed: Option<Value>,
    /// `size`.
    pub size: Option<Value>,
    /// `choice`.
    pub choice: Option<SettingsTypeChoice>,
    /// `text`.
    pub text: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

impl Default for SettingsType {
    fn default() -> Self {
        Self {
            mode: None,
            speed: None,
            size: None,
            choice: None,
            text: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl SettingsType {
    /// Sets `mode`.
    #[must_use]
    pub fn mode(mut self, mode: impl IntoOptional<String>) -> Self {
        self.mode = mode.into_optional();
        self
    }

    /// Sets `speed`.
    #[must_use]
    pub fn speed(mut self, speed: impl Into<Option<Value>>) -> Self {
        self.speed = speed.into();
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
    pub fn text(mut self, text: impl IntoOptional<String>) -> Self {
        self.text = text.into_optional();
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
        fields.optional("speed", &self.speed);
        fields.optional("size", &self.size);
        fields.optional("choice", &self.choice);
        fields.optional("text", &self.text);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for SettingsType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut mode: Option<String> = None;
        let mut speed: Option<Value> = None;
        let mut size: Option<Value> = None;
        let mut choice: Option<SettingsTypeChoice> = None;
        let mut text: Option<String> = None;
        let mut additional_properties: BTreeMap<String, Value> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::optional("mode", &mut mode),
                object::optional("speed", &mut speed),
                object::optional("size", &mut size),
                object::optional("choice", &mut choice),
                object::optional("text", &mut text),
            ],
            &mut additional_properties,
        )?;
        Ok(Self {
            mode,
            speed,
            size,
            choice,
            text,
            additional_properties,
        })
    }
}

object::implement!(SettingsType);

/// `SettingsTypeChoice`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SettingsTypeChoice {
    /// `Integer`.
    Integer(i64),
    /// `String`.
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for SettingsTypeChoice {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for SettingsTypeChoice {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for SettingsTypeChoice {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(SettingsTypeChoice);

impl Union for SettingsTypeChoice {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Integer,
            },
            Case {
                variant: 1,
                is: ValueKind::String,
            },
        ],
        Fits::Some,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}
