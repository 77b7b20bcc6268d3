// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tags`.

/// `Tags`.
pub type Tags = Vec<String>;
