// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod tag;
pub(crate) mod account;
pub(crate) mod problem;

pub use tag::Tag;
pub use account::{Account, AccountRequired};
pub use problem::{Problem, ProblemRequired};
