// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingReplaced`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingReplaced`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingReplaced {
    /// `green`.
    Green,
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Green => "green",
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];
}

impl fmt::Display for EverythingReplaced {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingReplaced {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingReplaced {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingReplaced {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingReplaced);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["green"], "expected one of `green`");
