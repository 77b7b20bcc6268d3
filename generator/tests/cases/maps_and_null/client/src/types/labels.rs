// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Labels`.

use std::collections::BTreeMap;

/// Labels by their names.
pub type Labels = BTreeMap<String, String>;
