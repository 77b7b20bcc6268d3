// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `CloudStore`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloudStore {
    pub r#type: StoreType,
    /// The server defaults to `false`.
    pub fast: Option<bool>,
}

/// The required fields of [`CloudStore`].
#[derive(Debug)]
pub struct CloudStoreRequired {
    pub r#type: StoreType,
}

object::implement! {
    CloudStore from CloudStoreRequired {
        required(r#type, "type");
        optional(fast: bool, "fast");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StoreType {
    S3,
    Disk,
    FileStore,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    StoreType {
        S3 = "S3";
        Disk = "disk";
        FileStore = "FileStore";
    }
}
