// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Store`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::cloud_store::CloudStore;
use crate::types::disk_store::DiskStore;
use crate::types::file_store::FileStore;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Store {
    CloudStore(CloudStore),
    DiskStore(DiskStore),
    FileStore(FileStore),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<CloudStore> for Store {
    fn from(value: CloudStore) -> Self {
        Self::CloudStore(value)
    }
}

impl From<DiskStore> for Store {
    fn from(value: DiskStore) -> Self {
        Self::DiskStore(value)
    }
}

impl From<FileStore> for Store {
    fn from(value: FileStore) -> Self {
        Self::FileStore(value)
    }
}

impl json::Encode for Store {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::CloudStore(value) => writer.value(value),
            Self::DiskStore(value) => writer.value(value),
            Self::FileStore(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Store {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::CloudStore),
            1 => json::decode(reader).map(Self::DiskStore),
            _ => json::decode(reader).map(Self::FileStore),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Store by property "type" {
        "S3" = 0;
        "disk" = 1;
        "FileStore" = 2;
    }
}
