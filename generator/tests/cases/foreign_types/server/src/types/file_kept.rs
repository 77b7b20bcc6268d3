// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `FileKept`.

use crate::runtime::schema::Schema;

/// `FileKept`.
pub type FileKept = std::num::NonZeroU8;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Any;
