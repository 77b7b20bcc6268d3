// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Words`.

/// `Words`.
pub type Words = String;
