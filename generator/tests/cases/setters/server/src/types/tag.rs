// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Tag = String;

pub(crate) static TAG_SCHEMA: Schema = Schema::String(&[TextConstraint::Length(0, 20)]);
