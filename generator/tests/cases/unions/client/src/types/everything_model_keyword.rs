// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModelKeyword`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingModelKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingModelKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingModelKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingModelKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for EverythingModelKeyword {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for EverythingModelKeyword {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for EverythingModelKeyword {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingModelKeyword {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for EverythingModelKeyword {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingModelKeyword {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingModelKeyword);
