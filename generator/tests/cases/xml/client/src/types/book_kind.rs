// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `BookKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `BookKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BookKind {
    /// `novel`.
    Novel,
    /// `comic`.
    Comic,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl BookKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Novel => "novel",
            Self::Comic => "comic",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for BookKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("novel", Self::Novel),
        ("comic", Self::Comic),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(BookKind);
