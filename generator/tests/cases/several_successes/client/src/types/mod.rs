// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod problem;
pub(crate) mod outcome;

pub use self::outcome::*;
pub use self::problem::*;
