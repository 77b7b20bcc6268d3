// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_order;

pub use self::add_order::*;
