// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

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

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { reason: required.reason }
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("reason", &self.reason);
    }
}

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut reason: Option<ProblemReason> = None;
        object::read(reader, &mut [object::required("reason", &mut reason)])?;
        let Some(reason) = reason else {
            return Err(object::incomplete());
        };
        Ok(Self { reason })
    }
}

object::implement!(Problem);

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
