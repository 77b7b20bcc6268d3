// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevelValue`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingLevelValue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLevelValueType {
    /// `low`.
    Low,
    /// `high`.
    High,
}

impl EverythingLevelValueType {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

impl TextEnum for EverythingLevelValueType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("low", Self::Low),
        ("high", Self::High),
    ];
}

impl fmt::Display for EverythingLevelValueType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingLevelValueType {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for EverythingLevelValueType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for EverythingLevelValueType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);
