// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `RenamedPath`.

use crate::types::FilePath;

/// `RenamedPath`.
pub type RenamedPath = FilePath;
