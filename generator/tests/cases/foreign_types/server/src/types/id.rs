// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use crate::runtime::schema::Schema;

/// `Id`.
pub type Id = uuid::Uuid;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Any;
