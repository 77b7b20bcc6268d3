// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::types::forest::Forest;

pub type Tree = BTreeMap<String, Forest>;
