// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Priority`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Priority {
    /// `low`.
    Low,
    /// `high`.
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Priority {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::High => "high",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Priority {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("low", Self::Low),
        ("high", Self::High),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Priority);
