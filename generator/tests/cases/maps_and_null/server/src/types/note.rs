// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Note = String;

pub(crate) static NOTE_SCHEMA: Schema = Schema::String(
    &[TextConstraint::Length(1, usize::MAX)],
);
