// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};

/// `CloudStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    /// `type`.
    pub r#type: StoreType,
    /// `fast`.
    pub fast: bool,
}

/// The required fields of [`CloudStore`].
#[derive(Debug)]
pub struct CloudStoreRequired {
    /// `type`.
    pub r#type: StoreType,
}

object::implement! {
    CloudStore from CloudStoreRequired {
        required(r#type, "type");
        default(fast: bool = false, "fast");
    }
}

/// The JSON schema of [`CloudStore`].
pub(crate) static CLOUD_STORE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::Reference(&STORE_TYPE_SCHEMA),
        },
        Field {
            name: "fast",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);

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

/// The JSON schema of [`StoreType`].
pub(crate) static STORE_TYPE_SCHEMA: Schema = Schema::Enum(
    &["S3", "disk", "FileStore"],
    "expected one of `S3`, `disk`, `FileStore`",
);
