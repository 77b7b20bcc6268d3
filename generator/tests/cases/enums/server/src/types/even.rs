// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `Even`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
}

impl Even {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Value4 => 4,
        }
    }
}

impl IntegerEnum for Even {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2), (4, Self::Value4)];
}

impl fmt::Display for Even {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for Even {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[2, 4],
    "expected one of `2`, `4`",
);
