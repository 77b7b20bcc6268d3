// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Ratio`.

pub type Ratio = f32;
