// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Names`.

use std::collections::BTreeMap;

pub type Names = BTreeMap<String, String>;
