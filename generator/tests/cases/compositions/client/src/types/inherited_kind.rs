// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `InheritedKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `InheritedKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InheritedKind {
    /// `base`.
    Base,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Base => "base",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(InheritedKind);
