// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod later;
pub(crate) mod problem;

pub use self::later::*;
pub use self::problem::*;
