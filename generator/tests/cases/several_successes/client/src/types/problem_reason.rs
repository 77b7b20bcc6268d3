// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `ProblemReason`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

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

impl PartialEq<str> for ProblemReason {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for ProblemReason {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for ProblemReason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ProblemReason {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for ProblemReason {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for ProblemReason {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(ProblemReason);
