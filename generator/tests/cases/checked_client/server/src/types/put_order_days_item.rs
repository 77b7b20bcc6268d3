// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderDaysItem`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::{json, transcode};

/// `PutOrderDaysItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
}

impl PutOrderDaysItem {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value7 => 7,
        }
    }
}

impl IntegerEnum for PutOrderDaysItem {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (7, Self::Value7)];
}

impl fmt::Display for PutOrderDaysItem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for PutOrderDaysItem {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
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
