// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `DiskStore`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{StoreType, STORE_TYPE_SCHEMA};

/// `DiskStore`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiskStore {
    /// `type`.
    pub r#type: StoreType,
}

/// The required fields of [`DiskStore`].
#[derive(Debug)]
pub struct DiskStoreRequired {
    /// `type`.
    pub r#type: StoreType,
}

impl From<DiskStoreRequired> for DiskStore {
    fn from(required: DiskStoreRequired) -> Self {
        Self { r#type: required.r#type }
    }
}

impl json::EncodeFields for DiskStore {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
    }
}

impl json::Decode for DiskStore {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<StoreType> = None;
        object::read(reader, &mut [object::required("type", &mut r#type)])?;
        let Some(r#type) = r#type else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type })
    }
}

object::implement!(DiskStore);

/// The JSON schema of [`DiskStore`].
pub(crate) static DISK_STORE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::Reference(&STORE_TYPE_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
