// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Code = String;

pub(crate) static CODE_SCHEMA: Schema = Schema::String(&[TextConstraint::Length(0, 3)]);
