// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `InheritedKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `InheritedKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InheritedKind {
    /// `base`.
    Base,
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Base => "base",
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];
}

impl fmt::Display for InheritedKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for InheritedKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for InheritedKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for InheritedKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(InheritedKind);
