// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanJob {
    pub r#type: String,
    pub path: Option<String>,
}

/// The required fields of [`ScanJob`].
#[derive(Debug)]
pub struct ScanJobRequired {
    pub r#type: String,
}

object::implement! {
    ScanJob from ScanJobRequired {
        required(r#type, "type");
        optional(path: String, "path");
    }
}

object_schema::implement! {
    SCAN_JOB_SCHEMA {
        required("type", Schema::String(&[]));
        optional("path", Schema::String(&[]));
    }, AdditionalProperties::Any
}
