// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevelInteger`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `EverythingLevelInteger`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLevelInteger {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl EverythingLevelInteger {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for EverythingLevelInteger {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

impl fmt::Display for EverythingLevelInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for EverythingLevelInteger {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for EverythingLevelInteger {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for EverythingLevelInteger {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(EverythingLevelInteger);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
