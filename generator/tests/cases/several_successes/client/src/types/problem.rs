// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object, slot};
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

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("reason", &self.reason);
    }
}

impl object::Object for Problem {
    const FIELDS: &'static [&'static str] = &["reason"];

    type Slots = ProblemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            reason: object::required(slots.reason, "reason")?,
        })
    }
}

object::implement!(Problem);

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    reason: Option<ProblemReason>,
}

impl slot::Slots for ProblemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.reason,
            _ => return None,
        };
        Some(slot)
    }
}
