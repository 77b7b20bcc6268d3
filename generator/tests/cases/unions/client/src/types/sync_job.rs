// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use crate::runtime::object;
use crate::types::job::Job;

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
