// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `DiskStore`.

use crate::runtime::object;
use crate::types::cloud_store::StoreType;

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
