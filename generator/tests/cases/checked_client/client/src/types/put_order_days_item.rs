// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderDaysItem`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `PutOrderDaysItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl PutOrderDaysItem {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value7 => 7,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for PutOrderDaysItem {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (7, Self::Value7)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<i64> for PutOrderDaysItem {
    fn eq(&self, other: &i64) -> bool {
        self.as_i64() == *other
    }
}

impl fmt::Display for PutOrderDaysItem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for PutOrderDaysItem {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self::from_i64)
    }
}

impl json::Decode for PutOrderDaysItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for PutOrderDaysItem {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(PutOrderDaysItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 7],
    "expected one of `1`, `7`",
);
