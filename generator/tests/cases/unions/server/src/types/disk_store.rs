// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `DiskStore`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::cloud_store::{StoreType, STORE_TYPE_SCHEMA};

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

object_schema::implement! {
    DISK_STORE_SCHEMA {
        required("type", Schema::Reference(&STORE_TYPE_SCHEMA));
    }, AdditionalProperties::Any
}
