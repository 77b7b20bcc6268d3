// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `ProblemReason`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ProblemReason`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProblemReason {
    /// `expired`.
    Expired,
    /// `deleted`.
    Deleted,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ProblemReason {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Expired => "expired",
            Self::Deleted => "deleted",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ProblemReason {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("expired", Self::Expired),
        ("deleted", Self::Deleted),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ProblemReason);
