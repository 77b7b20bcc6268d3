// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Code = String;

/// The JSON schema of [`Code`].
pub(crate) static CODE_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() <= 3,
            expected: "expected at most 3 characters",
        },
    ],
);
