// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Order`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    /// `ascending`.
    Ascending,
    /// `descending`.
    Descending,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Order {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ascending => "ascending",
            Self::Descending => "descending",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Order {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ascending", Self::Ascending),
        ("descending", Self::Descending),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Order);
