// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

pub type Point = (f64, f64);
