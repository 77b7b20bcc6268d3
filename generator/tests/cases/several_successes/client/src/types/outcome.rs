// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use crate::runtime::object;

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
    }
}
