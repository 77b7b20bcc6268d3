// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmountAll`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `OrderAmountAll`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAmountAll {
    /// `all`.
    All,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for OrderAmountAll {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for OrderAmountAll {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for OrderAmountAll {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for OrderAmountAll {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for OrderAmountAll {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for OrderAmountAll {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(OrderAmountAll);
