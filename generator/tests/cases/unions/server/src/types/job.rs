// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Job`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::DiscriminatedBy;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
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

impl json::Decode for Job {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Job);

impl Union for Job {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ScanJob),
            _ => json::decode(reader).map(Self::SyncJob),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Property(
    "type",
    &[("scan", 0), ("ScanJob", 0), ("sync", 1), ("SyncJob", 1)],
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::scan_job::SCHEMA),
            Schema::Reference(&types::sync_job::SCHEMA),
        ],
    },
);
