// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前A`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `名前A`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum 名前a {
    /// `größe`.
    Größe,
    /// `имя`.
    Имя,
    /// `名前`.
    名前,
    /// `α`.
    A,
    /// `β`.
    B,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl 名前a {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Größe => "größe",
            Self::Имя => "имя",
            Self::名前 => "名前",
            Self::A => "α",
            Self::B => "β",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for 名前a {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("größe", Self::Größe),
        ("имя", Self::Имя),
        ("名前", Self::名前),
        ("α", Self::A),
        ("β", Self::B),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for 名前a {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for 名前a {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for 名前a {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for 名前a {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl Serialize for 名前a {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for 名前a {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
