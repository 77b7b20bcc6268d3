// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use crate::runtime::{json, object};

/// `Result_`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Outcome {
    pub score: Option<f32>,
    pub log: Option<Vec<String>>,
}

object::implement! {
    Outcome {
        optional(score: f32, "score");
        optional(log: Vec<String>, "log");
    }, check
}

impl object::Check for Outcome {
    fn check(&self) -> json::Result<()> {
        object::require(self.score.is_none_or(|score| score.is_finite()), "score")?;
        Ok(())
    }
}
