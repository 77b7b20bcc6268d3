// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::object;

/// `ScanJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanJob {
    /// `type`.
    pub r#type: String,
    /// `path`.
    pub path: Option<String>,
}

/// The required fields of [`ScanJob`].
#[derive(Debug)]
pub struct ScanJobRequired {
    /// `type`.
    pub r#type: String,
}

object::implement! {
    ScanJob from ScanJobRequired {
        required(r#type, "type");
        optional(path: String, "path");
    }
}
