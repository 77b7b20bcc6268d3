// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Line = String;

/// The JSON schema of [`Line`].
pub(crate) static LINE_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| (1..=80).contains(&text.chars().count()),
            expected: "expected between 1 and 80 characters",
        },
    ],
);
