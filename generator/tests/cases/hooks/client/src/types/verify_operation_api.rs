// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `VerifyOperationApi`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VerifyOperationApi {
    /// `api`.
    Api,
    /// `other`.
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl VerifyOperationApi {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Api => "api",
            Self::Other => "other",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for VerifyOperationApi {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("api", Self::Api),
        ("other", Self::Other),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for VerifyOperationApi {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for VerifyOperationApi {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for VerifyOperationApi {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for VerifyOperationApi {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for VerifyOperationApi {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for VerifyOperationApi {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(VerifyOperationApi);
