// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Query`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Query`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Query {
    /// `a`.
    A,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Query {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::A => "a",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Query {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Query);
