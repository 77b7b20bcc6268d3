// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Codes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Codes {
    /// `ab`.
    Ab,
    /// `abc`.
    Abc,
}

impl Codes {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ab => "ab",
            Self::Abc => "abc",
        }
    }
}

impl TextEnum for Codes {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ab", Self::Ab),
        ("abc", Self::Abc),
    ];
}

impl fmt::Display for Codes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Codes {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for Codes {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Codes {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Codes);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["ab", "abc"],
    "expected one of `ab`, `abc`",
);
