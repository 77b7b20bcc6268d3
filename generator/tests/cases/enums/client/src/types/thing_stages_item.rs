// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStagesItem`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `ThingStagesItem`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStagesItem {
    /// `dawn`.
    Dawn,
    /// `noon`.
    Noon,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ThingStagesItem {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dawn => "dawn",
            Self::Noon => "noon",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ThingStagesItem {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("dawn", Self::Dawn),
        ("noon", Self::Noon),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for ThingStagesItem {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for ThingStagesItem {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for ThingStagesItem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ThingStagesItem {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for ThingStagesItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for ThingStagesItem {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(ThingStagesItem);
