// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Job`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::scan_job::ScanJob;
use crate::types::sync_job::SyncJob;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Job {
    ScanJob(ScanJob),
    SyncJob(Box<SyncJob>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Job {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
