// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `AnswerKeyword`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `AnswerKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnswerKeyword {
    /// `true`.
    True,
    /// `false`.
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl AnswerKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::True => "true",
            Self::False => "false",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for AnswerKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("true", Self::True),
        ("false", Self::False),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for AnswerKeyword {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for AnswerKeyword {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for AnswerKeyword {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for AnswerKeyword {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for AnswerKeyword {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for AnswerKeyword {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(AnswerKeyword);
