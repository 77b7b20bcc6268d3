// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Tag = String;

/// The JSON schema of [`Tag`].
pub(crate) static TAG_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() <= 20,
            expected: "expected at most 20 characters",
        },
    ],
);
