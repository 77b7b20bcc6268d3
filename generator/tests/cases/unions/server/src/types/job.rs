// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Job`.

use crate::runtime::discriminator::DiscriminatedBy;
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ScanJob, SyncJob};

/// `Job`.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// `ScanJob`.
    ScanJob(ScanJob),
    /// `SyncJob`.
    SyncJob(Box<SyncJob>),
}

impl From<ScanJob> for Job {
    fn from(value: ScanJob) -> Self {
        Self::ScanJob(value)
    }
}

impl From<SyncJob> for Job {
    fn from(value: SyncJob) -> Self {
        Self::SyncJob(Box::new(value))
    }
}

impl json::EncodeFields for Job {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::ScanJob(value) => fields.tagged("type", "scan", value),
            Self::SyncJob(value) => fields.tagged("type", "sync", value),
        }
    }
}

impl json::Encode for Job {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

union::implement!(Job);

impl Union for Job {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ScanJob),
            _ => json::decode(reader).map(Self::SyncJob),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Property(
    "type",
    &[("scan", 0), ("ScanJob", 0), ("sync", 1), ("SyncJob", 1)],
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::scan_job::SCHEMA),
            Schema::Reference(&types::sync_job::SCHEMA),
        ],
    },
);
