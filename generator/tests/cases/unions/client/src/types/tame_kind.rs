// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `TameKind`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `TameKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TameKind {
    /// `tame`.
    Tame,
    /// `housed`.
    Housed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl TameKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Tame => "tame",
            Self::Housed => "housed",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for TameKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("tame", Self::Tame),
        ("housed", Self::Housed),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for TameKind {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for TameKind {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for TameKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for TameKind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for TameKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for TameKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(TameKind);
