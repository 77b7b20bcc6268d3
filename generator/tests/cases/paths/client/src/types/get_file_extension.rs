// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `GetFileExtension`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `GetFileExtension`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GetFileExtension {
    /// `png`.
    Png,
    /// `svg`.
    Svg,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl GetFileExtension {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for GetFileExtension {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("png", Self::Png),
        ("svg", Self::Svg),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for GetFileExtension {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for GetFileExtension {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for GetFileExtension {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for GetFileExtension {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for GetFileExtension {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for GetFileExtension {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(GetFileExtension);
