// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Code = String;

/// The JSON schema of [`Code`].
pub(crate) static CODE_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| (1..=8).contains(&text.chars().count()),
            expected: "expected between 1 and 8 characters",
        },
    ],
);
