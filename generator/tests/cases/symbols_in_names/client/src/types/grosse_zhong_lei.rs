// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `Grosse種類`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Grosse種類`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Grosse種類 {
    /// `種類`.
    種類,
    /// `大きさ`.
    大きさ,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Grosse種類 {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::種類 => "種類",
            Self::大きさ => "大きさ",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Grosse種類 {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("種類", Self::種類),
        ("大きさ", Self::大きさ),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Grosse種類);
