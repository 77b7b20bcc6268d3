// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Codes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Codes {
    /// `ab`.
    Ab,
    /// `abc`.
    Abc,
}

impl Codes {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ab => "ab",
            Self::Abc => "abc",
        }
    }
}

impl TextEnum for Codes {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ab", Self::Ab),
        ("abc", Self::Abc),
    ];
}

impl fmt::Display for Codes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Codes {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Codes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Codes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["ab", "abc"],
    "expected one of `ab`, `abc`",
);
