// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

pub type Unit = String;
