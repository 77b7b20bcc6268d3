// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod meter;

pub use self::meter::*;
