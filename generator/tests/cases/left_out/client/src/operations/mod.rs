// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_account;

pub use self::get_account::*;
