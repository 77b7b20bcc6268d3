// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Sizes`.

pub type Sizes = serde_json::Value;
