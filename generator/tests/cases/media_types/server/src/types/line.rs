// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Line = String;

pub(crate) static LINE_SCHEMA: Schema = Schema::String(&[TextConstraint::Length(1, 80)]);
