// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Colour`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Colour`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Colour {
    /// `red`.
    Red,
    /// `orange`.
    Orange,
    /// `blue`.
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Colour {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Blue => "blue",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Colour {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
        ("blue", Self::Blue),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Colour);
