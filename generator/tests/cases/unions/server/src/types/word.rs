// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Word`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Word`.
pub type Word = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() >= 5,
            expected: "expected at least 5 characters",
        },
    ],
);
