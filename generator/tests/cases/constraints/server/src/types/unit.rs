// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Unit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// `piece`.
    Piece,
    /// `box`.
    Box,
}

impl Unit {
    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Box => "box",
        }
    }
}

impl TextEnum for Unit {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("piece", Self::Piece),
        ("box", Self::Box),
    ];
}

impl fmt::Display for Unit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for Unit {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Unit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["piece", "box"],
    "expected one of `piece`, `box`",
);
