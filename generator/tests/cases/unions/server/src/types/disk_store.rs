// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `DiskStore`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{StoreType, STORE_TYPE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiskStore {
    pub r#type: StoreType,
}

/// The required fields of [`DiskStore`].
#[derive(Debug)]
pub struct DiskStoreRequired {
    pub r#type: StoreType,
}

object::implement! {
    DiskStore from DiskStoreRequired {
        required(r#type, "type");
    }
}

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
