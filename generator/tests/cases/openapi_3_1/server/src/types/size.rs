// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::Schema;

/// In metres.
pub type Size = f64;

pub(crate) static SIZE_SCHEMA: Schema = Schema::Number(NumberBounds::ANY);
