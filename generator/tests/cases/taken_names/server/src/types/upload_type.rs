// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Upload`.

use crate::runtime::object;
use crate::types::file_part_type::FilePartType;

/// `Upload`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UploadType {
    pub file_part: Option<FilePartType>,
}

object::implement! {
    UploadType {
        optional(file_part: FilePartType, "filePart");
    }
}
