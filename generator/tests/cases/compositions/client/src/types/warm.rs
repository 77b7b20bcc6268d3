// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Warm`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Warm`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Warm {
    /// As a rose.
    Red,
    /// `orange`.
    Orange,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Warm {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Warm {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Warm);
