// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `AnimalKind`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `AnimalKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnimalKind {
    /// `cat`.
    Cat,
    /// `dog`.
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl AnimalKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cat => "cat",
            Self::Dog => "dog",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for AnimalKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cat", Self::Cat),
        ("dog", Self::Dog),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for AnimalKind {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for AnimalKind {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for AnimalKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for AnimalKind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
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
