// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tag`.

pub type Tag = String;
