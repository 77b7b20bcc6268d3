// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use crate::runtime::{json, object};

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
    pub fn log(mut self, log: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.log = Some(log.into_iter().map(Into::into).collect());
        self
    }
}

impl json::EncodeFields for Outcome {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("score", &self.score);
        fields.optional("log", &self.log);
    }
}

impl json::Decode for Outcome {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut score: Option<f32> = None;
        let mut log: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::optional("score", &mut score),
                object::optional("log", &mut log),
            ],
        )?;
        let value = Self { score, log };
        object::check(value.score.is_none_or(|score| score.is_finite()), "score")?;
        Ok(value)
    }
}

object::implement!(Outcome);
