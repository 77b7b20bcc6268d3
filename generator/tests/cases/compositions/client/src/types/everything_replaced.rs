// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingReplaced`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingReplaced`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingReplaced {
    /// `green`.
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Green => "green",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for EverythingReplaced {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for EverythingReplaced {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for EverythingReplaced {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingReplaced {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for EverythingReplaced {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingReplaced {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingReplaced);
