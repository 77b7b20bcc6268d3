// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `uuid!`.

use crate::runtime::schema::Schema;

/// `uuid!`.
pub type UuidExclamationMark = String;

pub(crate) static UUID_EXCLAMATION_MARK_SCHEMA: Schema = Schema::String(&[]);
