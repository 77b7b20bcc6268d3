// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Order`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    /// `ascending`.
    Ascending,
    /// `descending`.
    Descending,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Order {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ascending => "ascending",
            Self::Descending => "descending",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Order {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ascending", Self::Ascending),
        ("descending", Self::Descending),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Order {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Order {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Order {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Order {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Order {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Order);
