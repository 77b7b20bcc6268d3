// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Codes`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Codes {
    /// `ab`.
    Ab,
    /// `abc`.
    Abc,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Codes {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ab => "ab",
            Self::Abc => "abc",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Codes {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ab", Self::Ab),
        ("abc", Self::Abc),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Codes {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Codes {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Codes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Codes {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for Codes {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Codes {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Codes);
