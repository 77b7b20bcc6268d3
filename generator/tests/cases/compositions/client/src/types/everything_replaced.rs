// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingReplaced`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingReplaced`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingReplaced {
    /// `green`.
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Green => "green",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingReplaced);
