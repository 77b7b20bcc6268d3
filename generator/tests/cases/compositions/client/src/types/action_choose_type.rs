// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChooseType`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `ActionChooseType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionChooseType {
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl ActionChooseType {
    /// The integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ActionChooseType {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<i64> for ActionChooseType {
    fn eq(&self, other: &i64) -> bool {
        self.as_i64() == *other
    }
}

impl fmt::Display for ActionChooseType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for ActionChooseType {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self::from_i64)
    }
}

impl Serialize for ActionChooseType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.as_i64())
    }
}

impl<'de> Deserialize<'de> for ActionChooseType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        integer_enum::deserialize(deserializer)
    }
}
