// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Labels`.

use std::collections::BTreeMap;

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{MapValues, Schema};

/// Labels by their names.
pub type Labels = BTreeMap<String, String>;

pub(crate) static LABELS_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(&[TextConstraint::Length(0, 20)]),
        minimum: 1,
        maximum: usize::MAX,
    },
);
