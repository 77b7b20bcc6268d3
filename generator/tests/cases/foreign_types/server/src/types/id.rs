// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use crate::runtime::schema::Schema;

/// `Id`.
pub type Id = uuid::Uuid;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Any;
