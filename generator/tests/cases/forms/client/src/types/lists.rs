// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Lists`.

use std::collections::BTreeMap;

use crate::types::Line;

/// `Lists`.
pub type Lists = BTreeMap<String, Vec<Line>>;
