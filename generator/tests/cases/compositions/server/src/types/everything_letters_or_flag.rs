// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLettersOrFlag`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EverythingLettersOrFlag`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
}

impl EverythingLettersOrFlag {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];
}

impl fmt::Display for EverythingLettersOrFlag {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingLettersOrFlag {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingLettersOrFlag {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EverythingLettersOrFlag {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EverythingLettersOrFlag);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["a", "b"], "expected one of `a`, `b`");
