// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

/// `Code`.
pub type Code = String;
