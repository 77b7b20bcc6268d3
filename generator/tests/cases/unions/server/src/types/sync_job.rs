// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::job::{Job, JOB_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SyncJob {
    pub r#type: String,
    pub to: Job,
}

/// The required fields of [`SyncJob`].
#[derive(Debug)]
pub struct SyncJobRequired {
    pub r#type: String,
    pub to: Job,
}

object::implement! {
    SyncJob from SyncJobRequired {
        required(r#type, "type");
        required(to, "to");
    }
}

object_schema::implement! {
    SYNC_JOB_SCHEMA {
        required("type", Schema::String(&[]));
        required("to", Schema::Reference(&JOB_SCHEMA));
    }, AdditionalProperties::Any
}
