// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use crate::runtime::schema::Schema;

pub type Id = uuid::Uuid;

pub(crate) static ID_SCHEMA: Schema = Schema::Any;
