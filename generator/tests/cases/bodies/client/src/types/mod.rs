// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod day;
pub(crate) mod note;

pub use self::day::*;
pub use self::note::*;
