// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProblemReason {
    Expired,
    Deleted,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ProblemReason {
        Expired = "expired";
        Deleted = "deleted";
    }
}
