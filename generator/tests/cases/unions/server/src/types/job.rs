// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Job`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::scan_job::{ScanJob, SCAN_JOB_SCHEMA};
use crate::types::sync_job::{SyncJob, SYNC_JOB_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    ScanJob(ScanJob),
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

impl Union for Job {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ScanJob),
            _ => json::decode(reader).map(Self::SyncJob),
        }
    }
}

union::implement! {
    Job by property "type" {
        "scan" = 0;
        "ScanJob" = 0;
        "sync" = 1;
        "SyncJob" = 1;
    }
}

pub(crate) static JOB_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Job as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&SCAN_JOB_SCHEMA),
            Schema::Reference(&SYNC_JOB_SCHEMA),
        ],
    },
);
