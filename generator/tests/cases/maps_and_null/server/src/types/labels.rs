// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Labels`.

use std::collections::BTreeMap;

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{MapValues, Schema};

/// Labels by their names.
pub type Labels = BTreeMap<String, String>;

/// The JSON schema of [`Labels`].
pub(crate) static LABELS_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(
            &[
                TextConstraint {
                    holds: |text| text.chars().count() <= 20,
                    expected: "expected at most 20 characters",
                },
            ],
        ),
        minimum: 1,
        maximum: usize::MAX,
    },
);
