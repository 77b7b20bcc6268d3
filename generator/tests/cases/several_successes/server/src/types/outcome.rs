// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Result_`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

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

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.score {
            object.serialize_entry("score", value)?;
        }
        if let Some(value) = &self.log {
            object.serialize_entry("log", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Outcome {
    const NAME: &'static str = "Result_";

    const FIELDS: &'static [&'static str] = &["score", "log"];

    type Slots = OutcomeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.score, "score", map),
            1 => object::field(&mut slots.log, "log", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            score: slots.score,
            log: slots.log,
        };
        object::check(value.score.is_none_or(|score| score.is_finite()), "score")?;
        Ok(value)
    }
}

/// The fields of a [`Outcome`] read so far.
#[derive(Default)]
pub struct OutcomeSlots {
    score: Option<f32>,
    log: Option<Vec<String>>,
}
