// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod account;
pub(crate) mod problem;
pub(crate) mod tag;

pub use self::account::*;
pub use self::problem::*;
pub use self::tag::*;
