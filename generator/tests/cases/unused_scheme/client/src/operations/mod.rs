// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_status;

pub use self::get_status::*;
