// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `StoreType`.

use std::fmt;
use std::str::FromStr;

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, transcode};

/// `StoreType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreType {
    /// `S3`.
    S3,
    /// `disk`.
    Disk,
    /// `FileStore`.
    FileStore,
}

impl StoreType {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::Disk => "disk",
            Self::FileStore => "FileStore",
        }
    }
}

impl TextEnum for StoreType {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("S3", Self::S3),
        ("disk", Self::Disk),
        ("FileStore", Self::FileStore),
    ];
}

impl fmt::Display for StoreType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for StoreType {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["S3", "disk", "FileStore"],
    "expected one of `S3`, `disk`, `FileStore`",
);
