// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::{json, transcode};

/// `Even`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Even {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Value4 => 4,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Even {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2), (4, Self::Value4)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<i64> for Even {
    fn eq(&self, other: &i64) -> bool {
        self.as_i64() == *other
    }
}

impl fmt::Display for Even {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for Even {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self::from_i64)
    }
}

impl json::Decode for Even {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for Even {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(Even);
