// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};

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

impl From<CloudStoreRequired> for CloudStore {
    fn from(required: CloudStoreRequired) -> Self {
        Self {
            r#type: required.r#type,
            fast: false,
        }
    }
}

impl CloudStore {
    /// Sets `fast`.
    #[must_use]
    pub fn fast(mut self, fast: bool) -> Self {
        self.fast = fast;
        self
    }
}

impl json::EncodeFields for CloudStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.field("fast", &self.fast);
    }
}

impl json::Decode for CloudStore {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<StoreType> = None;
        let mut fast: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("type", &mut r#type),
                object::optional("fast", &mut fast),
            ],
        )?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self {
            r#type,
            fast: fast.unwrap_or(false),
        })
    }
}

object::implement!(CloudStore);

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
