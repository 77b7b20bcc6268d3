// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    pub r#type: StoreType,
    pub fast: bool,
}

/// The required fields of [`CloudStore`].
#[derive(Debug)]
pub struct CloudStoreRequired {
    pub r#type: StoreType,
}

object::implement! {
    CloudStore from CloudStoreRequired {
        required(r#type, "type");
        default(fast: bool = false, "fast");
    }
}

object_schema::implement! {
    CLOUD_STORE_SCHEMA {
        required("type", Schema::Reference(&STORE_TYPE_SCHEMA));
        optional("fast", Schema::Boolean);
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreType {
    S3,
    Disk,
    FileStore,
}

text_enum::implement! {
    StoreType {
        S3 = "S3";
        Disk = "disk";
        FileStore = "FileStore";
    }
}

pub(crate) static STORE_TYPE_SCHEMA: Schema = Schema::Enum(
    &["S3", "disk", "FileStore"],
    "expected one of `S3`, `disk`, `FileStore`",
);
