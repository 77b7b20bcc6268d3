// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Word`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

/// `Word`.
pub type Word = String;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() >= 5,
            expected: "expected at least 5 characters",
        },
    ],
);
