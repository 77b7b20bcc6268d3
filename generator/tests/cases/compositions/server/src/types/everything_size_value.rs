// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSizeValue`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingSizeValue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingSizeValue {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl EverythingSizeValue {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for EverythingSizeValue {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

impl fmt::Display for EverythingSizeValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingSizeValue {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for EverythingSizeValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for EverythingSizeValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
