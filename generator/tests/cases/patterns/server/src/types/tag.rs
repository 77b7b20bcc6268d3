// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::patterns::TAG_PATTERN;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Tag = String;

/// The JSON schema of [`Tag`].
pub(crate) static TAG_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() >= 2,
            expected: "expected at least 2 characters",
        },
        TextConstraint {
            holds: |text| TAG_PATTERN.matches(text),
            expected: "expected a string that matches [a-f]+\"#",
        },
    ],
);
