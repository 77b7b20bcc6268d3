// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingModelKeyword`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingModelKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingModelKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingModelKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingModelKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingModelKeyword);
