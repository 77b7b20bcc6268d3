// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Size`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Size {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Size {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Size {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Size);
