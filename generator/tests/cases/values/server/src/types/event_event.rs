// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `EventEvent`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

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

text_enum::implement!(EventEvent);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["up", "down"],
    "expected one of `up`, `down`",
);
