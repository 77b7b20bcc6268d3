// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `VerifyOperationApi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerifyOperationApi {
    /// `api`.
    Api,
    /// `other`.
    Other,
}

impl VerifyOperationApi {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Api => "api",
            Self::Other => "other",
        }
    }
}

impl TextEnum for VerifyOperationApi {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("api", Self::Api),
        ("other", Self::Other),
    ];
}

impl fmt::Display for VerifyOperationApi {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for VerifyOperationApi {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
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
