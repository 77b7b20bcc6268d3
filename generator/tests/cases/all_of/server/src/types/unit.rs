// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Unit = String;

pub(crate) static UNIT_SCHEMA: Schema = Schema::String(&[TextConstraint::Length(0, 2)]);
