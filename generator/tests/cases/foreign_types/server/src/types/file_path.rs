// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `FilePath`.

use crate::runtime::schema::Schema;

/// Where a file stands.
pub type FilePath = std::path::PathBuf;

pub(crate) static FILE_PATH_SCHEMA: Schema = Schema::Any;
