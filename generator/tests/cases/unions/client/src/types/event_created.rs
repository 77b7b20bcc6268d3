// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventCreated`.

use crate::runtime::{json, object};

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventCreated {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

/// What a [`EventCreated`] cannot be without.
#[derive(Debug)]
pub struct EventCreatedRequired {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

impl From<EventCreatedRequired> for EventCreated {
    fn from(required: EventCreatedRequired) -> Self {
        Self {
            at: required.at,
            by: required.by,
        }
    }
}

impl json::EncodeFields for EventCreated {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("by", &self.by);
    }
}

impl json::Decode for EventCreated {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        let mut by: Option<String> = None;
        object::read(reader, &mut [("at", &mut at), ("by", &mut by)])?;
        Ok(Self {
            at: object::required(at, "at")?,
            by: object::required(by, "by")?,
        })
    }
}

object::implement!(EventCreated);
