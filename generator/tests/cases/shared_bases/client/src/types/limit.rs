// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Limit`.

pub type Limit = i64;
