// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

/// In metres.
pub type Size = f64;
