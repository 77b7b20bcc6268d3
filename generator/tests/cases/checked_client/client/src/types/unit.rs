// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Unit`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unit {
    /// `piece`.
    Piece,
    /// `box`.
    Box,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Unit {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Piece => "piece",
            Self::Box => "box",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Unit {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("piece", Self::Piece),
        ("box", Self::Box),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Unit);

/// The JSON schema of [`Unit`].
pub(crate) static UNIT_SCHEMA: Schema = Schema::Enum(
    &["piece", "box"],
    "expected one of `piece`, `box`",
);
