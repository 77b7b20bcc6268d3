// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use std::collections::BTreeMap;

use chrono::{DateTime, FixedOffset};

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;

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
    /// At least `1`. The server defaults to `1`.
    pub attempts: Option<i64>,
    /// At most 100 items.
    pub log: Option<Vec<String>>,
    pub parent: Option<Box<Outcome>>,
    #[deprecated(note = "to be removed on 2030-12-05")]
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
    #[expect(deprecated)] Outcome from OutcomeRequired {
        required(state, "state");
        required(finished, "finished");
        optional(score: f32, "score");
        optional(attempts: i64, "attempts");
        optional(log: Vec<String>, "log");
        optional(parent: Box<Outcome>, "parent");
        #[deprecated(note = "to be removed on 2030-12-05")]
        #[expect(deprecated)]
        nullable(note: String, "note");
        additional(additional_properties: BTreeMap<String, String>, ["state", "finished", "score", "attempts", "log", "parent", "note"]);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OutcomeState {
    Passed,
    Failed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    OutcomeState {
        Passed = "passed";
        Failed = "failed";
    }
}
