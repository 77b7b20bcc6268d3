// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Line`.
pub type Line = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| (1..=80).contains(&text.chars().count()),
            expected: "expected between 1 and 80 characters",
        },
    ],
);
