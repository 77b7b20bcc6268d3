// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid!`.

use crate::runtime::schema::Schema;

/// `uuid!`.
pub type UuidExclamationMark = String;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::String(&[]);
