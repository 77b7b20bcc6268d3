// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::patterns::TAG_PATTERN;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Tag`.
pub type Tag = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() >= 2,
            expected: "expected at least 2 characters",
        },
        TextRule {
            holds: |text| TAG_PATTERN.matches(text),
            expected: "expected a string that matches [a-f]+\"#",
        },
    ],
);
