// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Neither button nor menu.
    Plain,
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Kind {
    /// The integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Plain => 0,
            Self::Button => 1,
            Self::Menu => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Kind {
    const VALUES: &'static [(i64, Self)] = &[
        (0, Self::Plain),
        (1, Self::Button),
        (2, Self::Menu),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<i64> for Kind {
    fn eq(&self, other: &i64) -> bool {
        self.as_i64() == *other
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.as_i64(), formatter)
    }
}

impl FromStr for Kind {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self::from_i64)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.as_i64())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        integer_enum::deserialize(deserializer)
    }
}
