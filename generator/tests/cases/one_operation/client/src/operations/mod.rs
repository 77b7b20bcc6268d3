// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_result;

pub use self::put_result::*;
