// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod read_meter;

pub use self::read_meter::*;
