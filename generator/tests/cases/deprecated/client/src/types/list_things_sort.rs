// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ListThingsSort`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `ListThingsSort`.
///
/// Deprecated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListThingsSort {
    /// `name`.
    Name,
    /// `age`.
    Age,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ListThingsSort {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Name => "name",
            Self::Age => "age",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ListThingsSort {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("name", Self::Name),
        ("age", Self::Age),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for ListThingsSort {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for ListThingsSort {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for ListThingsSort {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ListThingsSort {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for ListThingsSort {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for ListThingsSort {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(ListThingsSort);
