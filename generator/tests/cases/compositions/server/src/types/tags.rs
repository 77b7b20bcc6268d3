// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tags`.

pub type Tags = Vec<String>;
