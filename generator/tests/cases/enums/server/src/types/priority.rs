// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `Priority`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    /// Not told.
    ValueUnknown,
    /// Can wait.
    Low,
    /// Is usual.
    Middle,
    /// *Now*.
    High,
}

impl Priority {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::ValueUnknown => -1,
            Self::Low => 0,
            Self::Middle => 1,
            Self::High => 99,
        }
    }
}

impl IntegerEnum for Priority {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::ValueUnknown),
        (0, Self::Low),
        (1, Self::Middle),
        (99, Self::High),
    ];
}

impl fmt::Display for Priority {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for Priority {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for Priority {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for Priority {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(Priority);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[-1, 0, 1, 99],
    "expected one of `-1`, `0`, `1`, `99`",
);
