// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ProblemReason;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `reason`.
    pub reason: ProblemReason,
}

/// What a [`Problem`] cannot be without.
#[derive(Clone, Debug)]
pub struct ProblemRequired {
    /// `reason`.
    pub reason: ProblemReason,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { reason: required.reason }
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("reason", &self.reason)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Problem {
    const NAME: &'static str = "Problem";

    const FIELDS: &'static [&'static str] = &["reason"];

    type Slots = ProblemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.reason, "reason", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            reason: object::required(slots.reason, "reason")?,
        })
    }
}

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    reason: Option<ProblemReason>,
}
