// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Unit`.
pub type Unit = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() <= 2,
            expected: "expected at most 2 characters",
        },
    ],
);
