// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `ProblemReason`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ProblemReason`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemReason {
    /// `expired`.
    Expired,
    /// `deleted`.
    Deleted,
}

impl ProblemReason {
    /// The text on the wire.
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

impl Serialize for ProblemReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ProblemReason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text_enum::deserialize(deserializer)
    }
}
