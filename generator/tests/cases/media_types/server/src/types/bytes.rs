// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Bytes`.

pub type Bytes = Vec<i64>;
