// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Natural`.

use crate::runtime::schema::Schema;

/// `Natural`.
pub type Natural = i64;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Integer(0, i64::MAX);
