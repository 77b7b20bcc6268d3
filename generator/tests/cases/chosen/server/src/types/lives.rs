// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Lives`.

pub type Lives = i32;
