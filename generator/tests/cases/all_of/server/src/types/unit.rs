// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;

pub type Unit = String;

/// The JSON schema of [`Unit`].
pub(crate) static UNIT_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text.chars().count() <= 2,
            expected: "expected at most 2 characters",
        },
    ],
);
