// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod place_order;

pub use self::place_order::*;
