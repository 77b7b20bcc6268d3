// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod order;
pub(crate) mod page;

pub use self::order::*;
pub use self::page::*;
