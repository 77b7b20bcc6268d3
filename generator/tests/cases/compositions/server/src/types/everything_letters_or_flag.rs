// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLettersOrFlag`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingLettersOrFlag`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
}

impl EverythingLettersOrFlag {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];
}

impl fmt::Display for EverythingLettersOrFlag {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EverythingLettersOrFlag {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for EverythingLettersOrFlag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for EverythingLettersOrFlag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["a", "b"], "expected one of `a`, `b`");
