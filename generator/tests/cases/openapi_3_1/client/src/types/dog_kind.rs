// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `DogKind`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `DogKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DogKind {
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl DogKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for DogKind {
    const VALUES: &'static [(&'static str, Self)] = &[("dog", Self::Dog)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(DogKind);
