// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod account;

pub use self::account::*;
