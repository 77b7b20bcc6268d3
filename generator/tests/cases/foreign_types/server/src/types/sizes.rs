// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Sizes`.

use crate::runtime::schema::Schema;

pub type Sizes = serde_json::Value;

pub(crate) static SIZES_SCHEMA: Schema = Schema::Any;
