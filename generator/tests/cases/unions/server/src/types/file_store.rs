// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `FileStore`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::cloud_store::{StoreType, STORE_TYPE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileStore {
    pub r#type: StoreType,
}

/// The required fields of [`FileStore`].
#[derive(Debug)]
pub struct FileStoreRequired {
    pub r#type: StoreType,
}

object::implement! {
    FileStore from FileStoreRequired {
        required(r#type, "type");
    }
}

object_schema::implement! {
    FILE_STORE_SCHEMA {
        required("type", Schema::Reference(&STORE_TYPE_SCHEMA));
    }, AdditionalProperties::Any
}
