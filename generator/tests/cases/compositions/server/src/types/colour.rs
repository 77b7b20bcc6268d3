// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Colour`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Colour`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// `red`.
    Red,
    /// `orange`.
    Orange,
    /// `blue`.
    Blue,
}

impl Colour {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Blue => "blue",
        }
    }
}

impl TextEnum for Colour {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
        ("blue", Self::Blue),
    ];
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Colour {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
