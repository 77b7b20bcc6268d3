// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingOverlap`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingOverlap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
}

impl EverythingOverlap {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
        }
    }
}

impl TextEnum for EverythingOverlap {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];
}

impl fmt::Display for EverythingOverlap {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingOverlap {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingOverlap {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingOverlap {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingOverlap);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["red"], "expected one of `red`");
