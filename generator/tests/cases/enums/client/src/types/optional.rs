// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Optional`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Optional`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Optional {
    /// `some`.
    Some,
    /// `none`.
    None,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Optional {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Some => "some",
            Self::None => "none",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Optional {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("some", Self::Some),
        ("none", Self::None),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for Optional {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Optional {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Optional {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Optional {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for Optional {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Optional {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Optional);
