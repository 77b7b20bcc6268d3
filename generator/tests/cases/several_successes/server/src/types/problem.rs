// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{object, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    pub reason: ProblemReason,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
pub struct ProblemRequired {
    pub reason: ProblemReason,
}

object::implement! {
    Problem from ProblemRequired {
        required(reason, "reason");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemReason {
    Expired,
    Deleted,
}

text_enum::implement! {
    ProblemReason {
        Expired = "expired";
        Deleted = "deleted";
    }
}
