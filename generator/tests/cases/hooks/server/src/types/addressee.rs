// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Addressee`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `Addressee`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressee {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl Addressee {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for Addressee {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

impl fmt::Display for Addressee {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for Addressee {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for Addressee {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for Addressee {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(Addressee);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
