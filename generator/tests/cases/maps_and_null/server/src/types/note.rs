// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Note`.
pub type Note = String;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() >= 1,
            expected: "expected at least 1 character",
        },
    ],
);
