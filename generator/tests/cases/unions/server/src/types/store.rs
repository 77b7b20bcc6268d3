// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Store`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::cloud_store::{CloudStore, CLOUD_STORE_SCHEMA};
use crate::types::disk_store::{DiskStore, DISK_STORE_SCHEMA};
use crate::types::file_store::{FileStore, FILE_STORE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Store {
    CloudStore(CloudStore),
    DiskStore(DiskStore),
    FileStore(FileStore),
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
}

union::implement! {
    Store by property "type" {
        "S3" = 0;
        "disk" = 1;
        "FileStore" = 2;
    }
}

pub(crate) static STORE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Store as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&CLOUD_STORE_SCHEMA),
            Schema::Reference(&DISK_STORE_SCHEMA),
            Schema::Reference(&FILE_STORE_SCHEMA),
        ],
    },
);
