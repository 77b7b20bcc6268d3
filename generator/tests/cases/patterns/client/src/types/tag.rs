// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

/// `Tag`.
pub type Tag = String;
