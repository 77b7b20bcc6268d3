// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Versions`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Versions`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Versions {
    /// `1.10`.
    Value1_10,
    /// `1.2`.
    Value1_2,
    /// `true`.
    True,
    /// `2024-01-31`.
    Value2024_01_31,
    /// `no`.
    No,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Versions {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Value1_10 => "1.10",
            Self::Value1_2 => "1.2",
            Self::True => "true",
            Self::Value2024_01_31 => "2024-01-31",
            Self::No => "no",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Versions {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("1.10", Self::Value1_10),
        ("1.2", Self::Value1_2),
        ("true", Self::True),
        ("2024-01-31", Self::Value2024_01_31),
        ("no", Self::No),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Versions);
