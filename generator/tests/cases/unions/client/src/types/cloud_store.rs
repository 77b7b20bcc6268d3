// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

/// `CloudStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    /// `type`.
    pub r#type: StoreType,
    /// `fast`.
    ///
    /// The server defaults to `false`.
    pub fast: Option<bool>,
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
            fast: None,
        }
    }
}

impl CloudStore {
    /// Sets `fast`.
    #[must_use]
    pub fn fast(mut self, fast: impl Into<Option<bool>>) -> Self {
        self.fast = fast.into();
        self
    }
}

impl json::EncodeFields for CloudStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("fast", &self.fast);
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
        Ok(Self { r#type, fast })
    }
}

object::implement!(CloudStore);

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

text_enum::implement!(StoreType);
