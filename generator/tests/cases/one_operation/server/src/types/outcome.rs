// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use std::collections::BTreeMap;

use jiff::Zoned;

use crate::runtime::date_time_by_jiff::DateTimeText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::server::text_enum;
use crate::runtime::{json, object, object_schema, text_format};

/// The result of a job.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Outcome {
    pub state: OutcomeState,
    /// When the job was done.
    pub finished: Zoned,
    pub score: Option<f32>,
    pub attempts: i64,
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
    pub finished: Zoned,
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
        additional(additional_properties: BTreeMap<String, String>);
    }, check
}

impl object::Check for Outcome {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.score.is_none_or(|score| (0.0..=1.0).contains(&score)),
            "score",
        )?;
        object::require(self.attempts >= 1, "attempts")?;
        object::require(self.log.as_ref().is_none_or(|log| log.len() <= 100), "log")?;
        Ok(())
    }
}

object_schema::implement! {
    OUTCOME_SCHEMA {
        required("state", Schema::Reference(&OUTCOME_STATE_SCHEMA));
        required("finished", Schema::String(&[TextConstraint::Condition(text_format::is::<DateTimeText>, <DateTimeText as text_format::TextFormat>::EXPECTED)]));
        optional("score", Schema::Number(NumberBounds { minimum: 0.0, maximum: 1.0, ..NumberBounds::ANY }));
        optional("attempts", Schema::Integer(1, i64::MAX));
        optional("log", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: 100 }));
        optional("parent", Schema::Reference(&OUTCOME_SCHEMA));
        optional("note", Schema::Nullable(&Schema::String(&[])));
    }, AdditionalProperties::Each(&Schema::String(&[]))
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

pub(crate) static OUTCOME_STATE_SCHEMA: Schema = Schema::Enum(
    &["passed", "failed"],
    "expected one of `passed`, `failed`",
);
