// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `AtLeastThree`.

pub type AtLeastThree = i64;
