// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_note;
pub(crate) mod add_tags;

pub use self::add_note::*;
pub use self::add_tags::*;
