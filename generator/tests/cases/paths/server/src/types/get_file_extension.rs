// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `GetFileExtension`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `GetFileExtension`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GetFileExtension {
    /// `png`.
    Png,
    /// `svg`.
    Svg,
}

impl GetFileExtension {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

impl TextEnum for GetFileExtension {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("png", Self::Png),
        ("svg", Self::Svg),
    ];
}

impl fmt::Display for GetFileExtension {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for GetFileExtension {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for GetFileExtension {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for GetFileExtension {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
