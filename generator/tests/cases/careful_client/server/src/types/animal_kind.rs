// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `AnimalKind`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `AnimalKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];
}

impl fmt::Display for AnimalKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for AnimalKind {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

impl json::Decode for AnimalKind {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for AnimalKind {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(AnimalKind);
