// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Anything`.

use std::collections::BTreeMap;

use serde_json::Value;

pub type Anything = BTreeMap<String, Value>;
