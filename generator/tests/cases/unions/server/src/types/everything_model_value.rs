// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModelValue`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingModelValue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingModelValue {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl EverythingModelValue {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for EverythingModelValue {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

impl fmt::Display for EverythingModelValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingModelValue {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingModelValue {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingModelValue {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingModelValue);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
