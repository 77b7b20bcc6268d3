// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_everything;

pub use self::add_everything::*;
