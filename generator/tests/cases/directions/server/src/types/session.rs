// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Session`.

use crate::runtime::{json, object, slot};

/// `Session`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Session {
    /// `key`.
    pub key: String,
}

/// What a [`Session`] cannot be without.
#[derive(Clone, Debug)]
pub struct SessionRequired {
    /// `key`.
    pub key: String,
}

impl From<SessionRequired> for Session {
    fn from(required: SessionRequired) -> Self {
        Self { key: required.key }
    }
}

impl json::EncodeFields for Session {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("key", &self.key);
    }
}

impl object::Object for Session {
    const FIELDS: &'static [&'static str] = &["key", "hidden"];

    type Slots = SessionSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            key: object::required(slots.key, "key")?,
        })
    }
}

object::implement!(Session);

/// The fields of a [`Session`] read so far.
#[derive(Default)]
pub struct SessionSlots {
    key: Option<String>,
}

impl slot::Slots for SessionSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.key,
            _ => return None,
        };
        Some(slot)
    }
}
