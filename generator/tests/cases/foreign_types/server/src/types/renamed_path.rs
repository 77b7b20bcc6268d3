// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `RenamedPath`.

use crate::runtime::schema::Schema;
use crate::types::file_path::{FilePath, FILE_PATH_SCHEMA};

pub type RenamedPath = FilePath;

pub(crate) static RENAMED_PATH_SCHEMA: Schema = Schema::Reference(&FILE_PATH_SCHEMA);
