// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

/// `Unit`.
pub type Unit = String;
