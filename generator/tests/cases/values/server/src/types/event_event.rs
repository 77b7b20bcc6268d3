// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `EventEvent`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `EventEvent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventEvent {
    /// `up`.
    Up,
    /// `down`.
    Down,
}

impl EventEvent {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

impl TextEnum for EventEvent {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("up", Self::Up),
        ("down", Self::Down),
    ];
}

impl fmt::Display for EventEvent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for EventEvent {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for EventEvent {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for EventEvent {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(EventEvent);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["up", "down"],
    "expected one of `up`, `down`",
);
