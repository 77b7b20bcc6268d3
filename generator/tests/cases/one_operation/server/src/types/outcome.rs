// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use std::collections::BTreeMap;

use chrono::{DateTime, FixedOffset};

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::server::text_enum;

/// The result of a job.
///
/// Created from [`OutcomeRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Outcome {
    pub state: OutcomeState,
    /// When the job was done.
    pub finished: DateTime<FixedOffset>,
    /// `0..=1`.
    pub score: Option<f32>,
    /// At least `1`.
    pub attempts: i64,
    /// At most 100 items.
    pub log: Option<Vec<String>>,
    pub parent: Option<Box<Outcome>>,
    /// Deprecated, to be removed on 2030-12-05.
    pub note: Nullable<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`Outcome`].
#[derive(Debug)]
pub struct OutcomeRequired {
    pub state: OutcomeState,
    /// When the job was done.
    pub finished: DateTime<FixedOffset>,
}

object::implement! {
    Outcome from OutcomeRequired {
        required(state, "state");
        required(finished, "finished");
        optional(score: f32, "score");
        default(attempts: i64 = 1, "attempts");
        optional(log: Vec<String>, "log");
        optional(parent: Box<Outcome>, "parent");
        nullable(note: String, "note");
        additional(additional_properties: BTreeMap<String, String>, ["state", "finished", "score", "attempts", "log", "parent", "note"]);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeState {
    Passed,
    Failed,
}

text_enum::implement! {
    OutcomeState {
        Passed = "passed";
        Failed = "failed";
    }
}
