// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Maybe`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Maybe {
    /// `some`.
    Some,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Maybe {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Some => "some",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Maybe {
    const VALUES: &'static [(&'static str, Self)] = &[("some", Self::Some)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Maybe);
