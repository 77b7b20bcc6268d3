// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod account;
mod problem;
mod tag;

pub use self::account::*;
pub use self::problem::*;
pub use self::tag::*;
