// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetInteger`.

use crate::runtime::schema::Schema;

/// `TargetInteger`.
pub type TargetInteger = std::num::NonZeroI64;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Any;
