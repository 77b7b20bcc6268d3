// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Settings`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

/// `Settings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SettingsType {
    pub mode: Option<String>,
    pub speed: Option<Value>,
    pub size: Option<Value>,
    pub choice: Option<SettingsTypeChoice>,
    pub text: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

object::implement! {
    SettingsType: Default {
        optional(mode: String, "mode");
        optional(speed: Value, "speed");
        optional(size: Value, "size");
        optional(choice: SettingsTypeChoice, "choice");
        optional(text: String, "text");
        additional(additional_properties: BTreeMap<String, Value>);
    }
}

object_schema::implement! {
    SETTINGS_TYPE_SCHEMA {
        optional("mode", Schema::String(&[]));
        optional("speed", Schema::Any);
        optional("size", Schema::Any);
        optional("choice", Schema::Reference(&SETTINGS_TYPE_CHOICE_SCHEMA));
        optional("text", Schema::String(&[]));
    }, AdditionalProperties::Each(&Schema::Any)
}

#[derive(Clone, Debug, PartialEq)]
pub enum SettingsTypeChoice {
    Integer(i64),
    String(String),
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
        }
    }
}

impl Union for SettingsTypeChoice {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

union::implement! {
    SettingsTypeChoice by one shape {
        0 = integer;
        1 = string;
    }
}

pub(crate) static SETTINGS_TYPE_CHOICE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <SettingsTypeChoice as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Integer(i64::MIN, i64::MAX), Schema::String(&[])],
    },
);
