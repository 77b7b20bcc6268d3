// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod grosse;

pub use self::grosse::*;
