// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Codes`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Codes {
    /// `ab`.
    Ab,
    /// `abc`.
    Abc,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Codes {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ab => "ab",
            Self::Abc => "abc",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Codes {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ab", Self::Ab),
        ("abc", Self::Abc),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Codes);
