// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStagesItem`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ThingStagesItem`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStagesItem {
    /// `dawn`.
    Dawn,
    /// `noon`.
    Noon,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ThingStagesItem {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dawn => "dawn",
            Self::Noon => "noon",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ThingStagesItem {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("dawn", Self::Dawn),
        ("noon", Self::Noon),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ThingStagesItem);
