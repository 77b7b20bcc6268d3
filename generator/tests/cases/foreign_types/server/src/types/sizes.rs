// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Sizes`.

use crate::runtime::schema::Schema;

/// `Sizes`.
pub type Sizes = serde_json::Value;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Any;
