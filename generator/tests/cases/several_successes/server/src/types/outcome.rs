// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use crate::runtime::{json, object, slot};

/// `Result_`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Outcome {
    /// `score`.
    pub score: Option<f32>,
    /// `log`.
    pub log: Option<Vec<String>>,
}

impl Outcome {
    /// Sets `score`.
    #[must_use]
    pub fn score(mut self, score: impl Into<Option<f32>>) -> Self {
        self.score = score.into();
        self
    }

    /// Sets `log`.
    #[must_use]
    pub fn log(mut self, log: impl Into<Option<Vec<String>>>) -> Self {
        self.log = log.into();
        self
    }
}

impl json::EncodeFields for Outcome {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("score", &self.score);
        fields.optional("log", &self.log);
    }
}

impl object::Object for Outcome {
    const FIELDS: &'static [&'static str] = &["score", "log"];

    type Slots = OutcomeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            score: slots.score,
            log: slots.log,
        };
        object::check(value.score.is_none_or(|score| score.is_finite()), "score")?;
        Ok(value)
    }
}

object::implement!(Outcome);

/// The fields of a [`Outcome`] read so far.
#[derive(Default)]
pub struct OutcomeSlots {
    score: Option<f32>,
    log: Option<Vec<String>>,
}

impl slot::Slots for OutcomeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.score,
            1 => &mut self.log,
            _ => return None,
        };
        Some(slot)
    }
}
