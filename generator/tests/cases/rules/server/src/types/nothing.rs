// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Nothing`.

use crate::runtime::schema::Schema;

/// `Nothing`.
pub type Nothing = ();

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Null;
