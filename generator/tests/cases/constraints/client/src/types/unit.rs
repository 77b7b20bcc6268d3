// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Unit`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unit {
    /// `piece`.
    Piece,
    /// `box`.
    Box,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Unit {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Piece => "piece",
            Self::Box => "box",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Unit {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("piece", Self::Piece),
        ("box", Self::Box),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Unit {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Unit {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Unit {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Unit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
