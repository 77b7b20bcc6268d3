// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStepsItem`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::{json, transcode};

/// `ThingStepsItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl ThingStepsItem {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value5 => 5,
            Self::Value10 => 10,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ThingStepsItem {
    const VALUES: &'static [(i64, Self)] = &[(5, Self::Value5), (10, Self::Value10)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<i64> for ThingStepsItem {
    fn eq(&self, other: &i64) -> bool {
        self.as_i64() == *other
    }
}

impl fmt::Display for ThingStepsItem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for ThingStepsItem {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self::from_i64)
    }
}

impl json::Decode for ThingStepsItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for ThingStepsItem {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(ThingStepsItem);
