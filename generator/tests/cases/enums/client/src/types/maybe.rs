// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Maybe`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Maybe {
    /// `some`.
    Some,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Maybe {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Some => "some",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Maybe {
    const VALUES: &'static [(&'static str, Self)] = &[("some", Self::Some)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Maybe {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Maybe {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Maybe {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Maybe {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl Serialize for Maybe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Maybe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
