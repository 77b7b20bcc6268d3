// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Words`.

pub type Words = String;
