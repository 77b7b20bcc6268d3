// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod problem;
pub(crate) mod outcome;
pub(crate) mod problem_reason;

pub use problem::{Problem, ProblemRequired};
pub use outcome::Outcome;
pub use problem_reason::ProblemReason;
