// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingShort`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingShort`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingShort {
    /// `red`.
    Red,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingShort {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingShort {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingShort);
