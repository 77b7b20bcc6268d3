// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Word`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Word = String;

/// The JSON schema of [`Word`].
pub(crate) static WORD_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() >= 5,
            expected: "expected at least 5 characters",
        },
    ],
);
