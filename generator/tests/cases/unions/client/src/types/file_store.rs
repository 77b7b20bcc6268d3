// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `FileStore`.

use crate::runtime::object;
use crate::types::cloud_store::StoreType;

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
