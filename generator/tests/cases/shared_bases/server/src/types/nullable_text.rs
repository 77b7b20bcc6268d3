// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `NullableText`.

pub type NullableText = String;
