// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `EventEvent`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EventEvent`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventEvent {
    /// `up`.
    Up,
    /// `down`.
    Down,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EventEvent {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EventEvent {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("up", Self::Up),
        ("down", Self::Down),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EventEvent);
