// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Optional`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Optional`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Optional {
    /// `some`.
    Some,
    /// `none`.
    None,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Optional {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Some => "some",
            Self::None => "none",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Optional {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("some", Self::Some),
        ("none", Self::None),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Optional);
