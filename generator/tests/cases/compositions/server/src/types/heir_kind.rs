// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `HeirKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `HeirKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeirKind {
    /// `heir`.
    Heir,
    /// `other`.
    Other,
}

impl HeirKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Heir => "heir",
            Self::Other => "other",
        }
    }
}

impl TextEnum for HeirKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("heir", Self::Heir),
        ("other", Self::Other),
    ];
}

impl fmt::Display for HeirKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for HeirKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for HeirKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for HeirKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(HeirKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["heir", "other"],
    "expected one of `heir`, `other`",
);
