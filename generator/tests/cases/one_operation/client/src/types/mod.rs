// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description, except for those of operations.

pub(crate) mod outcome;

pub use self::outcome::*;
