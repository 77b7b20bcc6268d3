// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChooseType`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `ActionChooseType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionChooseType {
    /// `2`.
    Value2,
}

impl ActionChooseType {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for ActionChooseType {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2)];
}

impl fmt::Display for ActionChooseType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for ActionChooseType {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for ActionChooseType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for ActionChooseType {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(ActionChooseType);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(&[2], "expected one of `2`");
