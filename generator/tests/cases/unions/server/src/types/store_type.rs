// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `StoreType`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

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

text_enum::implement!(StoreType);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["S3", "disk", "FileStore"],
    "expected one of `S3`, `disk`, `FileStore`",
);
