// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::Schema;

/// In metres.
pub type Size = f64;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Number(NumberBounds::ANY);
