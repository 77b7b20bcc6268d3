// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Job`.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::told::Told;
use crate::runtime::union::{self, Union};
use crate::types::{ScanJob, SyncJob};

/// `Job`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Job {
    /// `ScanJob`.
    ScanJob(ScanJob),
    /// `SyncJob`.
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

impl Serialize for Job {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::ScanJob(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("type", "scan")?;
                value.write("type", &mut object)?;
                object.end()
            }
            Self::SyncJob(value) => {
                let mut object = serializer.serialize_map(None)?;
                object.serialize_entry("type", "sync")?;
                value.write("type", &mut object)?;
                object.end()
            }
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Job {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Job {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::ScanJob),
            _ => union::branch(json, |_| true).map(Box::new).map(Self::SyncJob),
        }
    }

    fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
        union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByField(
    "type",
    &[("scan", 0), ("ScanJob", 0), ("sync", 1), ("SyncJob", 1)],
);
