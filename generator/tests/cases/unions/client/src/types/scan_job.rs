// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::object;

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
