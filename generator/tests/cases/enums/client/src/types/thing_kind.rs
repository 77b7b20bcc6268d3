// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ThingKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingKind {
    /// `thing`.
    Thing,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ThingKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Thing => "thing",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ThingKind {
    const VALUES: &'static [(&'static str, Self)] = &[("thing", Self::Thing)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ThingKind);
