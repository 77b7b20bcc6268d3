// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Counts`.

use std::collections::BTreeMap;

pub type Counts = BTreeMap<String, i64>;
