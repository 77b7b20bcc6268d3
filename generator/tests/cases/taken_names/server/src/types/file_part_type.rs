// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `FilePart`.

use crate::runtime::object;

/// `FilePart`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FilePartType {
    pub part: Option<i64>,
}

object::implement! {
    FilePartType {
        optional(part: i64, "part");
    }
}
