// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_pet;

pub use self::add_pet::*;
