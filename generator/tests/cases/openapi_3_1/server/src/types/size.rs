// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::limits::NumberRules;
use crate::runtime::schema::Schema;

/// In metres.
pub type Size = f64;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Number(NumberRules::ANY);
