// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventDeleted`.

use crate::runtime::{json, object};

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventDeleted {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

/// The required fields of [`EventDeleted`].
#[derive(Debug)]
pub struct EventDeletedRequired {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

impl From<EventDeletedRequired> for EventDeleted {
    fn from(required: EventDeletedRequired) -> Self {
        Self {
            at: required.at,
            reason: required.reason,
        }
    }
}

impl json::EncodeFields for EventDeleted {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("reason", &self.reason);
    }
}

impl json::Decode for EventDeleted {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        let mut reason: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("at", &mut at),
                object::required("reason", &mut reason),
            ],
        )?;
        let (Some(at), Some(reason)) = (at, reason) else {
            return Err(object::incomplete());
        };
        Ok(Self { at, reason })
    }
}

object::implement!(EventDeleted);
