// @generated from union_values.yaml by `cargo xtask codegen`; do not edit.
//! `Entry`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::by_type::ByType;
use crate::runtime::or_additional::OrAdditional;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    Object(EntryProperties),
    StringArray(Vec<String>),
}

impl From<EntryProperties> for Entry {
    fn from(value: EntryProperties) -> Self {
        Self::Object(value)
    }
}

impl From<Vec<String>> for Entry {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for Entry {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Object(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

impl Union for Entry {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Object),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }
}

union::implement! {
    Entry by any shape {
        0 = object { optional ["label", "street", "size", "number", "floor", "area"] };
        1 = array;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EntryProperties {
    pub label: Option<String>,
    pub street: Option<String>,
    pub size: Option<String>,
    pub number: Option<String>,
    pub floor: Option<EntryPropertiesFloor>,
    pub area: Option<f64>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

object::implement! {
    EntryProperties: Default {
        optional(label: String, "label");
        optional(street: String, "street", OrAdditional<ByType<String>>);
        optional(size: String, "size", OrAdditional<ByType<String>>);
        optional(number: String, "number", OrAdditional<ByType<String>>);
        optional(floor: EntryPropertiesFloor, "floor", OrAdditional<ByType<EntryPropertiesFloor>>);
        optional(area: f64, "area", OrAdditional<ByType<f64>>);
        additional(additional_properties: BTreeMap<String, Value>, ["label"]);
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum EntryPropertiesFloor {
    Integer(i64),
    String(String),
}

impl From<i64> for EntryPropertiesFloor {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for EntryPropertiesFloor {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for EntryPropertiesFloor {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl json::Encode for EntryPropertiesFloor {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

impl Union for EntryPropertiesFloor {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

union::implement! {
    EntryPropertiesFloor by any shape {
        0 = integer;
        1 = string;
    }
}
