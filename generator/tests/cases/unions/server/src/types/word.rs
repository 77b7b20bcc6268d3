// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Word`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Word = String;

pub(crate) static WORD_SCHEMA: Schema = Schema::String(
    &[TextConstraint::Length(5, usize::MAX)],
);
