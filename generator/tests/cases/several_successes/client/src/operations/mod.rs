// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_result;

pub use self::get_result::*;
