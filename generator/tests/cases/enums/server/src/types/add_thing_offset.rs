// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingOffset`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::{json, transcode};

/// `AddThingOffset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
}

impl AddThingOffset {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Minus1 => -1,
            Self::Value0 => 0,
            Self::Value1 => 1,
        }
    }
}

impl IntegerEnum for AddThingOffset {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::Minus1),
        (0, Self::Value0),
        (1, Self::Value1),
    ];
}

impl fmt::Display for AddThingOffset {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for AddThingOffset {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for AddThingOffset {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for AddThingOffset {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(AddThingOffset);
