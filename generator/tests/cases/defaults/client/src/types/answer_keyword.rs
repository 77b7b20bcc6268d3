// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `AnswerKeyword`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `AnswerKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnswerKeyword {
    /// `true`.
    True,
    /// `false`.
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl AnswerKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::True => "true",
            Self::False => "false",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for AnswerKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("true", Self::True),
        ("false", Self::False),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(AnswerKeyword);
