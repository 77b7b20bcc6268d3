// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Nothing`.

use crate::runtime::schema::Schema;

/// `Nothing`.
pub type Nothing = ();

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Null;
