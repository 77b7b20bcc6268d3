// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPressType`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;
use crate::runtime::{json, transcode};

/// `ActionPressType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionPressType {
    /// `1`.
    Value1,
}

impl ActionPressType {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
        }
    }
}

impl IntegerEnum for ActionPressType {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1)];
}

impl fmt::Display for ActionPressType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for ActionPressType {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for ActionPressType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

impl json::Encode for ActionPressType {
    fn encode(&self, writer: &mut json::Writer) {
        writer.value(&self.as_i64())
    }
}

transcode::implement!(ActionPressType);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(&[1], "expected one of `1`");
