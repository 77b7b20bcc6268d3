// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_thing;

pub use self::add_thing::*;
