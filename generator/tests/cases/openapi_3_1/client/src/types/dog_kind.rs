// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `DogKind`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `DogKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DogKind {
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl DogKind {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for DogKind {
    const VALUES: &'static [(&'static str, Self)] = &[("dog", Self::Dog)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for DogKind {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for DogKind {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for DogKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for DogKind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl Serialize for DogKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for DogKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
