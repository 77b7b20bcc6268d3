// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `reason`.
    pub reason: ProblemReason,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    /// `reason`.
    pub reason: ProblemReason,
}

object::implement! {
    Problem from ProblemRequired {
        required(reason, "reason");
    }
}

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
