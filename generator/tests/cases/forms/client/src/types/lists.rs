// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Lists`.

use std::collections::BTreeMap;

use crate::types::line::Line;

pub type Lists = BTreeMap<String, Vec<Line>>;
