// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Labels`.

use std::collections::BTreeMap;

use crate::runtime::limits::TextRule;
use crate::runtime::schema::{MapValues, Schema};

/// Labels by their names.
pub type Labels = BTreeMap<String, String>;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(
            &[
                TextRule {
                    holds: |text| text.chars().count() <= 20,
                    expected: "expected at most 20 characters",
                },
            ],
        ),
        minimum: 1,
        maximum: usize::MAX,
    },
);
