// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `BookKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `BookKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookKind {
    /// `novel`.
    Novel,
    /// `comic`.
    Comic,
}

impl BookKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Novel => "novel",
            Self::Comic => "comic",
        }
    }
}

impl TextEnum for BookKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("novel", Self::Novel),
        ("comic", Self::Comic),
    ];
}

text_enum::implement!(BookKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["novel", "comic"],
    "expected one of `novel`, `comic`",
);
