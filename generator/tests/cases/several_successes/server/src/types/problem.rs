// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object};
use crate::types::ProblemReason;

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `reason`.
    pub reason: ProblemReason,
}

/// The required fields of [`Problem`].
#[derive(Debug)]
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

impl json::Decode for Problem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut reason: Option<ProblemReason> = None;
        object::read(reader, &mut [object::required("reason", &mut reason)])?;
        let Some(reason) = reason else {
            return Err(object::incomplete());
        };
        Ok(Self { reason })
    }
}

object::implement!(Problem);
