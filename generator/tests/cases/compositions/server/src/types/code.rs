// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Code`.
pub type Code = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| (1..=8).contains(&text.chars().count()),
            expected: "expected between 1 and 8 characters",
        },
    ],
);
