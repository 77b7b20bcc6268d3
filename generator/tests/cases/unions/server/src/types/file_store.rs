// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `FileStore`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{StoreType, STORE_TYPE_SCHEMA};

/// `FileStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileStore {
    /// `type`.
    pub r#type: StoreType,
}

/// The required fields of [`FileStore`].
#[derive(Debug)]
pub struct FileStoreRequired {
    /// `type`.
    pub r#type: StoreType,
}

impl From<FileStoreRequired> for FileStore {
    fn from(required: FileStoreRequired) -> Self {
        Self { r#type: required.r#type }
    }
}

impl json::EncodeFields for FileStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
    }
}

impl json::Decode for FileStore {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<StoreType> = None;
        object::read(reader, &mut [object::required("type", &mut r#type)])?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type })
    }
}

object::implement!(FileStore);

/// The JSON schema of [`FileStore`].
pub(crate) static FILE_STORE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::Reference(&STORE_TYPE_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
