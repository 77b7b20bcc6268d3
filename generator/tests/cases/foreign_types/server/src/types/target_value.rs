// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetValue`.

use crate::runtime::schema::Schema;

/// `TargetValue`.
pub type TargetValue = std::num::NonZeroI64;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Any;
