// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Code`.

pub type Code = String;
