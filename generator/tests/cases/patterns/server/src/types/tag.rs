// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::patterns::TAG_PATTERN;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Tag = String;

pub(crate) static TAG_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint::Length(2, usize::MAX),
        TextConstraint::Condition(
            |text| TAG_PATTERN.matches(text),
            "expected a string that matches [a-f]+\"#",
        ),
    ],
);
