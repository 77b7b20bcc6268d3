// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_vehicle;

pub use self::add_vehicle::*;
