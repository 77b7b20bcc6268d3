// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Natural`.

/// `Natural`.
pub type Natural = i64;
