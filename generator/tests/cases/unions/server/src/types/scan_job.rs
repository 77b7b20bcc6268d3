// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`ScanJob`].
pub(crate) static SCAN_JOB_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "path",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
