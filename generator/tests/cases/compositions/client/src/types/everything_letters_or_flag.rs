// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLettersOrFlag`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingLettersOrFlag`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingLettersOrFlag {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingLettersOrFlag);
