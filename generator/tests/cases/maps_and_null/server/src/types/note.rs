// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Note = String;

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() >= 1,
            expected: "expected at least 1 character",
        },
    ],
);
