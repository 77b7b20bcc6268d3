// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Release`.

use crate::runtime::schema::Schema;

/// `Release`.
pub type Release = semver::Version;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Any;
