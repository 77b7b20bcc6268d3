// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod replace_shelf;

pub use self::replace_shelf::*;
