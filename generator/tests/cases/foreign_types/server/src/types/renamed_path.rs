// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `RenamedPath`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::FilePath;

/// `RenamedPath`.
pub type RenamedPath = FilePath;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::file_path::SCHEMA);
