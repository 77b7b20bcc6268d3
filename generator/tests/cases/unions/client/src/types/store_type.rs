// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `StoreType`.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `StoreType`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StoreType {
    /// `S3`.
    S3,
    /// `disk`.
    Disk,
    /// `FileStore`.
    FileStore,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl StoreType {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::S3 => "S3",
            Self::Disk => "disk",
            Self::FileStore => "FileStore",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for StoreType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("S3", Self::S3),
        ("disk", Self::Disk),
        ("FileStore", Self::FileStore),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

impl PartialEq<str> for StoreType {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for StoreType {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for StoreType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for StoreType {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self::from_text(text))
    }
}

impl json::Decode for StoreType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        text_enum::decode(reader)
    }
}

impl json::Encode for StoreType {
    fn encode(&self, writer: &mut json::Writer) {
        writer.text(self.as_str())
    }
}

transcode::implement!(StoreType);
