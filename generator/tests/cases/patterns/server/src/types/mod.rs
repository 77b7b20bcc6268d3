// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod account;
pub(crate) mod problem;
pub(crate) mod tag;

pub use account::{Account, AccountRequired};
pub use problem::{Problem, ProblemRequired};
pub use tag::Tag;
