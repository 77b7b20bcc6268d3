// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `FileStore`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{StoreType, STORE_TYPE_SCHEMA};

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
