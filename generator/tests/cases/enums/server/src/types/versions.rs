// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Versions`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `Versions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Versions {
    /// `1.10`.
    Value1_10,
    /// `1.2`.
    Value1_2,
    /// `true`.
    True,
    /// `2024-01-31`.
    Value2024_01_31,
    /// `no`.
    No,
}

impl Versions {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Value1_10 => "1.10",
            Self::Value1_2 => "1.2",
            Self::True => "true",
            Self::Value2024_01_31 => "2024-01-31",
            Self::No => "no",
        }
    }
}

impl TextEnum for Versions {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("1.10", Self::Value1_10),
        ("1.2", Self::Value1_2),
        ("true", Self::True),
        ("2024-01-31", Self::Value2024_01_31),
        ("no", Self::No),
    ];
}

impl fmt::Display for Versions {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Versions {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for Versions {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for Versions {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(Versions);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["1.10", "1.2", "true", "2024-01-31", "no"],
    "expected one of `1.10`, `1.2`, `true`, `2024-01-31`, `no`",
);
