// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `ProblemReason`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `ProblemReason`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemReason {
    /// `expired`.
    Expired,
    /// `deleted`.
    Deleted,
}

impl ProblemReason {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Expired => "expired",
            Self::Deleted => "deleted",
        }
    }
}

impl TextEnum for ProblemReason {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("expired", Self::Expired),
        ("deleted", Self::Deleted),
    ];
}

impl fmt::Display for ProblemReason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for ProblemReason {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
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
