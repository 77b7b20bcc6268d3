// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `GetFileExtension`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `GetFileExtension`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GetFileExtension {
    /// `png`.
    Png,
    /// `svg`.
    Svg,
}

impl GetFileExtension {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

impl TextEnum for GetFileExtension {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("png", Self::Png),
        ("svg", Self::Svg),
    ];
}

impl fmt::Display for GetFileExtension {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for GetFileExtension {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
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
