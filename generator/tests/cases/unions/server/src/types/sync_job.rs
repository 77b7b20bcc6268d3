// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Job, JOB_SCHEMA};

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

/// The JSON schema of [`SyncJob`].
pub(crate) static SYNC_JOB_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::Reference(&JOB_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
