// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `RenamedPath`.

use crate::types::file_path::FilePath;

pub type RenamedPath = FilePath;
