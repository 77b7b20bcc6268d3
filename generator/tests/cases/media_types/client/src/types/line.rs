// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

pub type Line = String;
