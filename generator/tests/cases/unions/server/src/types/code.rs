// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Code`.
pub type Code = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() <= 3,
            expected: "expected at most 3 characters",
        },
    ],
);
