// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Warm`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Warm`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Warm {
    /// As a rose.
    Red,
    /// `orange`.
    Orange,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Warm {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Warm {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Warm {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Warm {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Warm {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Warm {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl Serialize for Warm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Warm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
