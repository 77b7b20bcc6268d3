// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod kind;
pub(crate) mod pet;

pub use self::kind::*;
pub use self::pet::*;
