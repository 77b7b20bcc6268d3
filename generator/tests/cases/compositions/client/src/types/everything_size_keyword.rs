// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSizeKeyword`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `EverythingSizeKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingSizeKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingSizeKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingSizeKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingSizeKeyword);
