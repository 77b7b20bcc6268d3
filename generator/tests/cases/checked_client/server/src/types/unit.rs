// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Unit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// `piece`.
    Piece,
    /// `box`.
    Box,
}

impl Unit {
    /// Returns the string on the wire.
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

text_enum::implement!(Unit);

/// The JSON schema of [`Unit`].
pub(crate) static UNIT_SCHEMA: Schema = Schema::Enum(
    &["piece", "box"],
    "expected one of `piece`, `box`",
);
