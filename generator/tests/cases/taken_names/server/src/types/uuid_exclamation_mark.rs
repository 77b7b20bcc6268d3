// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid!`.

use crate::runtime::schema::Schema;

/// `uuid!`.
pub type UuidExclamationMark = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(&[]);
