// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `HeirKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `HeirKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HeirKind {
    /// `heir`.
    Heir,
    /// `other`.
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl HeirKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Heir => "heir",
            Self::Other => "other",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for HeirKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("heir", Self::Heir),
        ("other", Self::Other),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(HeirKind);
