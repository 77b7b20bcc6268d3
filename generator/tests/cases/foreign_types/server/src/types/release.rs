// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Release`.

use crate::runtime::schema::Schema;

pub type Release = semver::Version;

pub(crate) static RELEASE_SCHEMA: Schema = Schema::Any;
